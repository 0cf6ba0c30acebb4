import { typeDefs } from '../../src/build/graphql/typeDefs'

const typeNamed = (name: string) => typeDefs.find((type) => type.startsWith(`type ${name} `))

test('a text has the fields of its schema; variables are filled in words, but not in ids, days and addresses', () => {
  const post = typeNamed('Post')
  for (const words of ['title: String!', 'coverAlt: String!', 'coverCaption: String', 'sources: [PostSources!]!'])
    expect(post).toContain(`${words} @finished\n`)
  for (const field of ['slug: String!', 'was: [String!]!', 'date: String!', 'updated: String', 'feature: String'])
    expect(post).toContain(`${field}\n`)
  expect(typeNamed('PostSources')).toContain('checked: String!')
})

test('data that is keyed by ids is JSON', () => {
  expect(typeNamed('Pricing')).toContain('currency: String!\ncycles: JSON!\n')
})
