import { SessionStorage } from '../../src/client/scrollMemory'

const isWhole = () => document.documentElement.hasAttribute('data-whole')

beforeEach(() => document.documentElement.removeAttribute('data-whole'))

test('scroll positions are kept by place, zero where there is none', () => {
  const memory = new SessionStorage()
  memory.save({ pathname: '/a' }, 'k', [0, 120])
  expect(memory.read({ pathname: '/a' }, null)).toBe(0)
  expect(isWhole()).toBe(false)
  expect(memory.read({ pathname: '/a' }, 'k')).toEqual([0, 120])
  expect(new SessionStorage().read({ pathname: '/a' }, 'k')).toEqual([0, 120])
})

test('who returns to a position finds all of the page laid out', () => {
  const memory = new SessionStorage()
  memory.save({ pathname: '/b' }, 'k', [0, 120])
  memory.read({ pathname: '/b' }, 'k')
  expect(isWhole()).toBe(true)
})

test('who goes to a fragment of another page finds all of it laid out', () => {
  new SessionStorage().read({ pathname: '/c', hash: '#faq' }, 'k')
  expect(isWhole()).toBe(true)
})
