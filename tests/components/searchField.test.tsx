import { act, fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { SearchResult } from '../../src/sections/blog/searchEngine'
import { loadSearch } from '../../src/sections/blog/searchEngine'
import { Search } from '../../src/sections/blog/Search'
import { onPage } from './render'
import { answer, field, links, open, prepareSearch, settle, type } from './searchBox'

jest.mock('../../src/sections/blog/searchEngine', () => ({ loadSearch: jest.fn() }))

const load = jest.mocked(loadSearch)
prepareSearch(load)

test('the search waits until the visitor has not typed for 200 ms', async () => {
  const engine = jest.fn<Promise<SearchResult>, [string]>((words) => Promise.resolve(answer(words)))
  load.mockResolvedValue(engine)
  const { container } = render(onPage(<Search />))
  open(container)
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  for (const words of ['v', 'va']) {
    type(words)
    await wait(199)
  }
  expect(engine).not.toHaveBeenCalled()
  await wait(1)
  expect(engine.mock.calls).toEqual([['va']])
})

test('Enter leads to the first page that was found', async () => {
  load.mockResolvedValue((words) => Promise.resolve(answer(words)))
  const { container } = render(onPage(<Search />))
  open(container)
  type('vat')
  await settle()
  fireEvent.keyDown(field(), { key: 'a' })
  expect(document.activeElement?.textContent).not.toBe('vat')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(document.activeElement?.textContent).toBe('vat')
})

test('a search that is open before the page is hydrated finds the words that stand in it', async () => {
  load.mockResolvedValue((words) => Promise.resolve(answer(words)))
  const page = onPage(<Search />)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  container.querySelector('details')!.open = true
  container.querySelector('input')!.value = 'vat'
  // React notices that the visitor has opened it.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(page, { container, hydrate: true })
  await settle()
  expect(links()).toEqual([['/en/vat', 'vat']])
})
