import { isShown } from './buildDay'
import type { PostRow } from './family'

const source = /* GraphQL */ `
  {
    allPost(sort: [{ key: ASC }, { language: ASC }]) {
      nodes { key language slug date draft tags { key } }
    }
  }
`

interface Answer {
  allPost: { nodes: (Omit<PostRow, 'tags'> & { tags: { key: string }[] })[] }
}

/** Asks Gatsby's GraphQL; throws with what it complains about. The caller says what the answer looks like. */
export type Query = (source: string) => Promise<unknown>

type Graphql = (source: string) => Promise<{ data?: unknown; errors?: Error[] }>

/** A query of a node hook's arguments. */
export const asker =
  (args: object): Query =>
  async (text) => {
    const { data, errors } = await (args as { graphql: Graphql }).graphql(text)
    if (errors || !data) throw new Error(`A query failed: ${errors?.map(({ message }) => message).join('; ') ?? 'no data'}\n${text}`)
    return data
  }

/** Every post as far as the page list needs it, drafts and scheduled posts included. */
export const allPostRows = async (query: Query): Promise<PostRow[]> =>
  ((await query(source)) as Answer).allPost.nodes.map((post) => ({ ...post, tags: post.tags.map(({ key }) => key) }))

/** The posts that this run shows. */
export const postRows = async (query: Query): Promise<PostRow[]> => (await allPostRows(query)).filter(isShown)
