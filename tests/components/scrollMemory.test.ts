import { SessionStorage } from '../../src/client/app/scrollMemory'

const isWhole = () => document.documentElement.hasAttribute('data-whole')

beforeEach(() => document.documentElement.removeAttribute('data-whole'))

test('the place to which the first page was scrolled before the application started is noted', () => {
  window.scrollY = 700
  const memory = new SessionStorage()
  expect(memory.read({ pathname: '/first' }, 'initial')).toBe(700)
  expect(isWhole()).toBe(false)
  window.scrollY = 0
  expect(memory.read({ pathname: '/second' }, 'k')).toBe(0)
  expect(memory.read({ pathname: '/second' }, 'k')).toBe(0)
  expect(memory.read({ pathname: '/first' }, 'initial')).toBe(700)
})

test('scroll positions are kept by entry of the history, zero if there is none', () => {
  const memory = new SessionStorage()
  memory.save({ pathname: '/a' }, 'k', [0, 120])
  expect(memory.read({ pathname: '/a' }, null)).toBe(0)
  expect(isWhole()).toBe(false)
  expect(memory.read({ pathname: '/a' }, 'k')).toEqual([0, 120])
  expect(new SessionStorage().read({ pathname: '/a' }, 'k')).toEqual([0, 120])
})

test('a return to a position lays out the whole page', () => {
  const memory = new SessionStorage()
  memory.save({ pathname: '/b' }, 'k', [0, 120])
  memory.read({ pathname: '/b' }, 'k')
  expect(isWhole()).toBe(true)
})

test('a link to a fragment of another page lays out the whole page', () => {
  new SessionStorage().read({ pathname: '/c', hash: '#faq' }, 'k')
  expect(isWhole()).toBe(true)
})

test('a place in a page is an entry of its own, and the place that was left keeps its position', () => {
  const memory = new SessionStorage()
  memory.save({ pathname: '/d' }, 'initial', 120)
  window.location.hash = '#faq'
  window.scrollY = 3000
  memory.save({ pathname: '/d' }, 'initial', 3000)
  expect(memory.read({ pathname: '/d', hash: '#faq' }, 'initial')).toBe(3000)
  expect(memory.read({ pathname: '/d' }, 'initial')).toBe(120)
  window.location.hash = ''
})
