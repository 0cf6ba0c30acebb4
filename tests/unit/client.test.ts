import { isMalformed } from '../../src/client/history'
import { tracked, trackedParameters } from '../../src/client/tracking'

test('the tracked parameters are picked out of an address, others are not', () => {
  const search = `?${tracked.map((name) => `${name}=a%20${name}`).join('&')}&lang=en&ref=x`
  expect(trackedParameters(search)).toEqual(Object.fromEntries(tracked.map((name) => [name, `a ${name}`])))
  expect(trackedParameters('?lang=en')).toEqual({})
  expect(trackedParameters(`?${tracked[0]!}=%E4`)).toHaveProperty(tracked[0]!)
})

test.each([
  ['#%', true],
  ['#%E4', true],
  ['#faq', false],
  ['#%C3%A4', false],
  ['', false],
])('fragment %s malformed: %s', (hash, malformed) => expect(isMalformed(hash)).toBe(malformed))
