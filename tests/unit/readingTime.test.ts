import { readingMinutes } from '../../src/content/readingTime'

test('reading time is rounded up, and marks are no words', () => {
  expect(readingMinutes('word '.repeat(221))).toBe(2)
  expect(readingMinutes('')).toBe(0)
  expect(readingMinutes('| - # --- '.repeat(300))).toBe(0)
})
