import { isMalformed } from '../../src/client/cleanFragment'
import { trackedParameters } from '../../src/client/tracking'

test('the seven tracked parameters are picked out of an address, others are not', () => {
  const names = ['gclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'fbclid']
  const search = `?${names.map((name) => `${name}=a%20${name}`).join('&')}&lang=en&ref=x`
  expect(trackedParameters(search)).toEqual(Object.fromEntries(names.map((name) => [name, `a ${name}`])))
  expect(trackedParameters('?lang=en')).toEqual({})
  expect(trackedParameters('?utm_source=%E4')).toHaveProperty('utm_source')
})

test.each([
  ['#%', true],
  ['#%E4', true],
  ['#faq', false],
  ['#%C3%A4', false],
  ['', false],
])('fragment %s malformed: %s', (hash, malformed) => expect(isMalformed(hash)).toBe(malformed))
