import { linkPath } from '../../src/build/graphql/linkPath'
import { buildDayId, dataNodeId, textNodeId } from '../../src/build/graphql/nodeIds'
import type { ResolverContext } from '../../src/build/graphql/resolverContext'
import pages from '../fixtures/content/pages.json'
import site from '../fixtures/content/site.json'
import { localPath } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'

/** Nodes by id, and a list of those that were requested: a page with the link depends on them. */
function store() {
  const nodes: Record<string, object> = {
    [dataNodeId('SiteInfo')]: site,
    [buildDayId]: { day: '2026-11-21', develop: false },
    [textNodeId('Post', 'en', 'out')]: { slug: 'it-is-out', date: '2026-11-21', draft: false },
    [textNodeId('Post', 'en', 'later')]: { slug: 'it-is-not', date: '2026-11-22', draft: false },
    [textNodeId('Post', 'en', 'draft')]: { slug: 'a-draft', date: '2026-11-21', draft: true },
    ...Object.fromEntries(Object.entries(pages).map(([id, row]) => [dataNodeId('Route', id), { row }])),
  }
  const asked: string[] = []
  const getNodeById = ({ id }: { id: string }) => {
    asked.push(id)
    return nodes[id] ?? null
  }
  return { asked, context: { nodeModel: { getNodeById } } as unknown as ResolverContext }
}

const pathOf = (kind: 'page' | 'post', id: string) => linkPath(kind, id, 'en', store().context)

test('a page stands at its path on the host of the build', () => {
  expect(pathOf('page', 'pricing')).toBe(localPath(ownPath('pricing', 'en'), 'en', 'fi'))
  expect(pathOf('page', 'berry-invoicing')).not.toContain('{')
})

test('a route with many pages and an unknown id have no path', () => {
  expect(pathOf('page', 'blog-post')).toBeUndefined()
  expect(pathOf('page', 'nothing')).toBeUndefined()
  expect(pathOf('post', 'nothing')).toBeUndefined()
})

test('a post has a path in each language in which it is published, and in no other', () => {
  expect(pathOf('post', 'out')).toBe(localPath(ownPath('blog-post', 'en', { slug: 'it-is-out' }), 'en', 'fi'))
  expect([pathOf('post', 'later'), pathOf('post', 'draft')]).toEqual([null, null])
})

test('a page with a link to a post depends on the post, the day, its route and the site', () => {
  const { asked, context } = store()
  linkPath('post', 'out', 'en', context)
  const needed = [textNodeId('Post', 'en', 'out'), buildDayId, dataNodeId('Route', 'blog-post'), dataNodeId('SiteInfo')]
  expect(asked).toEqual(needed)
})
