import { isMalformed } from '../../src/state/history'

test.each([
  ['#%', true],
  ['#%E4', true],
  ['#faq', false],
  ['#%C3%A4', false],
  ['', false],
])('fragment %s malformed: %s', (hash, malformed) => expect(isMalformed(hash)).toBe(malformed))
