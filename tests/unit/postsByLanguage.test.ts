import { postsByLanguage, siteContent } from '../../src/build/pages/siteContent'
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

test('a site has neither drafts nor posts whose day has not come', async () => {
  const nodes = [
    postRow({ key: 'shown', language: 'fi' }),
    postRow({ key: 'draft', language: 'fi', draft: true }),
    postRow({ key: 'later', language: 'fi', date: '2999-01-01' }),
  ]
  const answer = { site: { product: { pathWord: 'x' } }, routes: { nodes: [] }, tags: { nodes: [] }, posts: { nodes } }
  const { posts } = await siteContent(() => Promise.resolve(answer))
  expect(posts.fi.map(({ key }) => key)).toEqual(['shown'])
})
