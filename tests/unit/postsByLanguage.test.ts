import { postsByLanguage } from '../../src/build/pages/siteContent'
import { postRow } from '../siteContent'

test('posts are in the same order on every machine: newest first, those of one day by the letters of their keys', () => {
  // A machine in Estonian, which has z between s and t.
  const estonian = new Intl.Collator('et')
  jest.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, other) {
    return estonian.compare(this, other)
  })
  const posts = ['zero-rate', 'tax-credit', 'newest'].map((key) =>
    postRow({ key, language: 'fi', date: key === 'newest' ? '2026-01-03' : '2026-01-02' }),
  )
  expect(postsByLanguage(posts).fi.map(({ key }) => key)).toEqual(['newest', 'tax-credit', 'zero-rate'])
})
