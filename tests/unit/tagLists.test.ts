import tags from '../../content/tags.json'
import { tagListPages } from '../../src/build/pages/blogLists'
import type { PostRow } from '../../src/build/pages/siteContent'
import { siteContentOf } from '../siteContent'

const [rare, common] = Object.keys(tags) as [string, string]
const post = (key: string, ...ids: string[]) =>
  ({ key, language: 'fi', slug: key, was: [], tags: ids }) as unknown as PostRow
const posts = [post('a', common), post('b', common), post('c', rare), post('d', common), post('e', common)]

const related = (tag: string) =>
  tagListPages(new Map([['fi', posts]]), siteContentOf(posts))
    .map(({ context }) => context('fi'))
    .find(({ key }) => key === tag)!.related

test('a tag with few posts leads to the newest without it, one with many to none', () => {
  expect(related(rare)).toEqual(['a', 'b', 'd'])
  expect(related(common)).toEqual([])
})
