import tags from '../../content/tags.json'
import { tagListPages } from '../../src/build/pages/blogLists'
import { postRow, siteContentOf } from '../siteContent'

const [rare, common] = Object.keys(tags) as [string, string]
const post = (key: string, tag: string) => postRow({ key, language: 'fi', tags: [tag] })
/** Returns the posts without the tag on its page that `count` posts have, while two posts have another tag. */
function others(count: number, more: readonly string[] = []) {
  const own = Array.from({ length: count }, (_, index) => post(`own${index}`, rare))
  const posts = [post('a', common), ...own, post('b', common), ...more.map((key) => post(key, common))]
  return tagListPages(siteContentOf(posts))
    .map(({ context }) => context('fi'))
    .find(({ key }) => key === rare)!.others
}

test('a tag with fewer than three posts also shows the newest posts without the tag', () => {
  expect([1, 2, 3, 4].map((count) => others(count))).toEqual([['a', 'b'], ['a', 'b'], [], []])
})

test('three other posts are shown at most', () => {
  expect(others(1, ['c', 'd'])).toEqual(['a', 'b', 'c'])
})
