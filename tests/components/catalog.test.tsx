import { render } from '@testing-library/react'
import { Catalog } from '../../src/sections/feature/Catalog'
import { onPage } from './render'

test('every feature stands once, in the chapter of its group, with its plans', () => {
  const { container } = render(onPage(<Catalog chapters={{}} pictures={[]} />))
  const rows = [...container.querySelectorAll('li')].map((row) => [
    row.closest('section')!.id,
    row.querySelector('h3')!.textContent,
    row.querySelector(':scope > p:last-child')!.textContent,
  ])
  expect(rows).toEqual([
    ['selling', 'feature.signature.name', 'Basket and Bucket'],
    ['paid', 'Bank', 'Bucket'],
    ['sending', 'feature.sales.name', 'feature.allPlans'],
  ])
})
