import tags from '../../content/tags.json'
import { tagListPages } from '../../src/build/pages/blogLists'
import { postRow, siteContentOf } from '../siteContent'

const [rare, common] = Object.keys(tags) as [string, string]
const post = (key: string, tag: string) => postRow({ key, language: 'fi', tags: [tag] })
/** Returns the related posts on the page of a tag that `count` posts have, while two posts have another tag. */
function related(count: number) {
  const own = Array.from({ length: count }, (_, index) => post(`own${index}`, rare))
  const posts = [post('a', common), ...own, post('b', common)]
  return tagListPages(siteContentOf(posts))
    .map(({ context }) => context('fi'))
    .find(({ key }) => key === rare)!.related
}

test('a tag with fewer than three posts also shows the newest posts without the tag', () => {
  expect([1, 2, 3, 4].map(related)).toEqual([['a', 'b'], ['a', 'b'], [], []])
})
