import { dataNodes } from '../../src/build/graphql/dataNodes'
import { dataNodeId, textNodeId } from '../../src/build/graphql/nodeIds'
import { textNode } from '../../src/build/graphql/textNodes'
import { languageCodes, type Language } from '../../src/site/languages'

const company = { founder: 'a', team: { a: 'Aino', b: 'Bo' }, service: {}, milestones: [] }

test('a person is a node, to which posts refer by id', () => {
  const people = dataNodes.company(company)
  expect(people).toEqual([
    { id: dataNodeId('Person', 'a'), type: 'Person', key: 'a', name: 'Aino' },
    { id: dataNodeId('Person', 'b'), type: 'Person', key: 'b', name: 'Bo' },
  ])
  const post = textNode({ collection: 'blog', key: 'x', language: 'sv' }, { title: 'X', author: 'b', tags: ['vat'] })
  expect(post).toMatchObject({
    id: textNodeId('Post', 'sv', 'x'),
    author: people[1]!.id,
    tags: [textNodeId('Tag', 'sv', 'vat')],
  })
})

test('a tag is a node in every language, rows keep their order', () => {
  const each = languageCodes.map((code) => [code, { slug: `s-${code}`, name: 'N', lead: 'L' }] as const)
  const words = Object.fromEntries(each) as Record<Language, (typeof each)[number][1]>
  const nodes = dataNodes.tags({ first: words, second: words })
  expect(nodes).toHaveLength(2 * languageCodes.length)
  expect(nodes.map(({ key, position }) => [key, position])).toContainEqual(['second', 1])
  expect(nodes[0]).toMatchObject({ id: textNodeId('Tag', languageCodes[0], 'first'), slug: `s-${languageCodes[0]}` })
})
