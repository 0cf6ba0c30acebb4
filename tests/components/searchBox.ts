import { act, fireEvent, screen } from '@testing-library/react'
import type { SearchResult } from '../../src/sections/blog/searchEngine'

/** The result of a search for a page with this title. */
export const answer = (title: string): SearchResult => ({
  hits: [{ path: `/en/${title}`, title, excerpt: `a <mark>${title}</mark>` }],
  total: 1,
})
export const field = () => screen.getByRole('searchbox', { hidden: true })
export const links = () =>
  screen.queryAllByRole('link', { hidden: true }).map((link) => [link.getAttribute('href'), link.textContent])
export const settle = () => act(() => jest.advanceTimersByTimeAsync(1000))
export const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

/** Opens the search, as a visitor does. */
export function open(container: HTMLElement) {
  const details = container.querySelector('details')!
  details.open = true
  act(() => void details.dispatchEvent(new Event('toggle')))
}

/** Begins an entry of the browser's history, or returns to it. */
export const enter = (key: string) => window.history.replaceState({ key }, '')

/** The simulated browser has no layout; this stands for its scrolling. */
export const scrollIntoView = jest.fn()

/** Gives each test of a file an entry of its own, a clock that it moves, and a search program that it loads itself. */
export function prepareSearch(load: jest.Mock): void {
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView
    enter(expect.getState().currentTestName!)
    jest.useFakeTimers()
    load.mockReset()
  })
  afterEach(() => void jest.useRealTimers())
}
