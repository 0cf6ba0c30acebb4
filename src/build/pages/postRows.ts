import { isShown } from '../util/buildDay'
import type { PostRow } from './pageSet'

/** A post as far as lists, cards and sitemaps need it; its text is not in it. */
export interface PostEntry extends PostRow {
  title: string
  author: string
  updated: string | null
  /** Name of its first tag. */
  tagName: string
  /** The file of its cover, null where there is none. */
  coverFile: { absolutePath: string; internal: { contentDigest: string } } | null
}

const source = /* GraphQL */ `
  {
    allPost(sort: [{ key: ASC }, { language: ASC }]) {
      nodes {
        key language slug was date draft updated title author
        tags { key name }
        coverFile { absolutePath internal { contentDigest } }
      }
    }
  }
`

interface Answer {
  allPost: { nodes: (Omit<PostEntry, 'tags' | 'tagName'> & { tags: { key: string; name: string }[] })[] }
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

/** Every post, drafts and scheduled posts included. */
export const allPosts = async (query: Query): Promise<PostEntry[]> =>
  ((await query(source)) as Answer).allPost.nodes.map(({ tags, ...post }) => ({
    ...post,
    tags: tags.map(({ key }) => key),
    tagName: tags[0]?.name ?? '',
  }))

/** The posts that this run shows. */
export const shownPosts = async (query: Query): Promise<PostEntry[]> => (await allPosts(query)).filter(isShown)
