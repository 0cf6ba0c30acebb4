import { resolve } from 'node:path'
import { createResolvers } from '../../src/build/hooks/createResolvers'

jest.mock('gatsby-plugin-sharp', () => ({}))

type Resolver = (source: object, args: object, context: object, info: object) => Promise<unknown>

const folder = resolve('tests/fixtures/content/blog/first')

/** Returns the value of `coverFile` for a post that names its cover so. */
async function coverFile(cover: string) {
  const created: { Post?: { coverFile: { resolve: Resolver } } } = {}
  await createResolvers!(
    { createResolvers: (resolvers: object) => Object.assign(created, resolvers) } as never,
    {} as never,
    () => undefined,
  )
  const file = { absolutePath: `${folder}/cover.svg` }
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => (id === 'text' ? { parent: 'file' } : { dir: folder }),
    findOne: ({ query }: { query: { filter: { absolutePath: { eq: string } } } }) =>
      Promise.resolve(query.filter.absolutePath.eq === file.absolutePath ? file : null),
  }
  return created.Post!.coverFile.resolve({ parent: 'text', cover }, {}, { nodeModel }, {})
}

test.each(['cover.svg', './cover.svg', 'co%76er.svg'])(
  'a cover named "%s", as the content check lets it be, is found',
  async (name) => {
    expect(await coverFile(name)).toEqual({ absolutePath: `${folder}/cover.svg` })
  },
)

test('a cover that is not there stops the query that asks for it', async () => {
  await expect(coverFile('covr.svg')).rejects.toThrow(`The image "covr.svg" is not beside the text in ${folder}`)
})
