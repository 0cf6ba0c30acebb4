import type { PostRow } from './pageFamilies'

const source = /* GraphQL */ `
  {
    allPost(sort: [{ key: ASC }, { language: ASC }]) {
      nodes { key language slug date }
    }
  }
`

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

/** Every post as far as the page list needs it. */
export const postRows = async (query: Query): Promise<PostRow[]> =>
  ((await query(source)) as { allPost: { nodes: PostRow[] } }).allPost.nodes
