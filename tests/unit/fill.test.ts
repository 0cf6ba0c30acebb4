import { fill } from '../../src/content/fill'

test('fills known names everywhere and leaves unknown ones alone', () => {
  expect(fill('{{a}} and {{b}} and {{toString}}', { a: '1' })).toBe('1 and {{b}} and {{toString}}')
})
