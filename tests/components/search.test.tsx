import { act, render, screen } from '@testing-library/react'
import type { SearchPages as Engine, SearchResult } from '../../src/sections/blog/searchEngine'
import { loadSearch } from '../../src/sections/blog/searchEngine'
import { Search } from '../../src/sections/blog/Search'
import { copy } from './copy'
import { onPage } from './render'
import { answer, enter, field, links, open, prepareSearch, scrollIntoView, settle, type } from './searchBox'

jest.mock('../../src/sections/blog/searchEngine', () => ({ loadSearch: jest.fn() }))

const load = jest.mocked(loadSearch)
const status = () => screen.getByRole('status', { hidden: true }).textContent
prepareSearch(load)

test('nothing is loaded before the search is opened, then once', async () => {
  load.mockResolvedValue((words) => Promise.resolve(answer(words)))
  const { container } = render(onPage(<Search />))
  await settle()
  expect(load).not.toHaveBeenCalled()
  open(container)
  expect(document.activeElement).toBe(field())
  expect(scrollIntoView.mock.contexts).toEqual([container.querySelector('[role=search]')])
  type('vat')
  await settle()
  expect(links()).toEqual([['/en/vat', 'vat']])
  expect(status()).toBe('Found: 1')
  expect(screen.getByText('Found: 1').hasAttribute('aria-hidden')).toBe(false)
  type('moms')
  await settle()
  expect(links()).toEqual([['/en/moms', 'moms']])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page that the visitor returns to shows the last answer of its history entry', async () => {
  load.mockResolvedValue((words) => Promise.resolve(answer(words)))
  for (const words of ['vat', 'moms']) {
    enter(words)
    const { container, unmount } = render(onPage(<Search />))
    expect(links()).toEqual([])
    open(container)
    type(words)
    await settle()
    unmount()
  }
  enter('vat')
  render(onPage(<Search />))
  expect(links()).toEqual([['/en/vat', 'vat']])
})

test('each page that was found says which kind it is of, if there is a page above it', async () => {
  const hit = { path: '/en/a', title: 'a', excerpt: 'a' }
  load.mockResolvedValue(() =>
    Promise.resolve({
      hits: [
        { ...hit, kind: 'Blog' },
        { ...hit, path: '/en/b' },
      ],
      total: 2,
    }),
  )
  const { container } = render(onPage(<Search />))
  open(container)
  type('vat')
  await settle()
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Blogaa', 'aa'])
})

test('a result that shows fewer pages than were found says so', async () => {
  load.mockResolvedValue((words) => Promise.resolve({ ...answer(words), total: 19 }))
  const { container } = render(onPage(<Search />))
  open(container)
  type('vat')
  await settle()
  expect(status()).toBe('Found: 19, shown: 1')
})

test('an answer to older words is dropped', async () => {
  const waiting = new Map<string, (found: SearchResult) => void>()
  const engine: Engine = (words) => new Promise((resolve) => void waiting.set(words, resolve))
  load.mockResolvedValue(engine)
  const { container } = render(onPage(<Search />))
  open(container)
  type('old')
  await settle()
  type('new')
  await settle()
  expect(status()).toBe(copy.blog.search.working)
  // Visible, but not read out after each keystroke.
  expect(screen.getByText(copy.blog.search.working).getAttribute('aria-hidden')).toBe('true')
  for (const words of ['new', 'old'])
    await act(() => {
      waiting.get(words)!(answer(words))
      return Promise.resolve()
    })
  expect(links()).toEqual([['/en/new', 'new']])
})

test('a search program that does not load is reported, and loaded again with the next words', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue((words) => Promise.resolve(answer(words)))
  const { container } = render(onPage(<Search />))
  open(container)
  await settle()
  expect(status()).toBe(copy.blog.search.failed)
  type('vat')
  await settle()
  expect(links()).toEqual([['/en/vat', 'vat']])
})

test('an index that another deployment has replaced is loaded again', async () => {
  const engine = jest.fn<Promise<SearchResult>, [string]>((words) => Promise.resolve(answer(words)))
  load.mockResolvedValue(engine)
  const { container } = render(onPage(<Search />))
  open(container)
  type('vat')
  await settle()
  engine.mockRejectedValueOnce(new Error('404'))
  type('moms')
  await settle()
  expect(links()).toEqual([['/en/moms', 'moms']])
  expect(load).toHaveBeenCalledTimes(2)
})

test('a result without pages repeats the words', async () => {
  load.mockResolvedValue(() => Promise.resolve({ hits: [], total: 0 }))
  const { container } = render(onPage(<Search />))
  open(container)
  type('  <b>snow</b> ')
  await settle()
  expect(status()).toBe('No berry is called “<b>snow</b>”.')
})

test('terms of other languages have their language in titles and excerpts, whether they were searched for or not', async () => {
  const excerpt = 'an <mark>e-invoice</mark> &amp; Käännetty <mark>verovelvollisuus</mark>'
  load.mockResolvedValue(() => Promise.resolve({ hits: [{ path: '/en/a', title: 'Verkkolasku', excerpt }], total: 1 }))
  const { container } = render(onPage(<Search />))
  open(container)
  type('invoice')
  await settle()
  const item = container.querySelector('li')!
  expect([...item.querySelectorAll('[lang=fi]')].map(({ textContent }) => textContent)).toEqual([
    'Verkkolasku',
    'Käännetty ',
    'verovelvollisuus',
  ])
  expect([...item.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'e-invoice',
    'verovelvollisuus',
  ])
  expect(item.querySelector('p:last-child')!.textContent).toBe('an e-invoice & Käännetty verovelvollisuus')
})
