import { render } from '@testing-library/react'
import { catalog, catalogGroups } from '../../src/pricing/plans'
import { Catalog } from '../../src/sections/feature/Catalog'
import { onPage } from './render'

test('every feature stands once, in the chapter of its group, with the plans that have it', () => {
  const { container } = render(onPage(<Catalog chapters={{}} pictures={[]} />))
  expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual(catalogGroups)
  for (const group of catalogGroups) {
    const rows = [...container.querySelectorAll(`#${group} li`)]
    expect(rows).toHaveLength(catalog.filter((feature) => feature.group === group).length)
    for (const row of rows) expect(row.querySelector(':scope > p:last-child')!.textContent).not.toBe('')
  }
})
