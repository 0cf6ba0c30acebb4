import { socialContents } from '../../src/build/social/socialContent'
import type { PageContext } from '../../src/site/pageContext'
import { feature } from '../fixtures/routes'

const at = { key: 'a', language: 'en' }
const tags = [{ name: 'First' }, { name: 'Second' }]
const answer = {
  site: { product: { name: 'Brand' } },
  locales: {
    nodes: [
      { ns: 'common', language: 'en', texts: { nav: { blog: 'Stories' } } },
      { ns: 'home', language: 'en', texts: { hero: { title: 'Hero' } } },
    ],
  },
  features: { nodes: [{ ...at, name: 'Name', title: 'Title' }] },
  tags: { nodes: [{ ...at, name: 'Tag' }] },
  posts: { nodes: [{ ...at, title: 'Post', author: { name: 'Author' }, tags, coverFile: null }] },
  legal: { nodes: [] },
}

test.each([
  ['home', { title: 'Hero' }],
  [feature, { title: 'Title', kicker: 'Name' }],
  ['blog-post', { title: 'Post', kicker: 'First', foot: 'Author' }],
  ['blog-tag', { title: 'Tag', kicker: 'Stories' }],
  ['not-found', undefined],
])('the image of %s has the words of its page', async (route, words) => {
  const contentOf = await socialContents(() => Promise.resolve(answer))
  expect(contentOf({ ...at, route } as PageContext)).toEqual(words && { brand: 'Brand', ...words })
})
