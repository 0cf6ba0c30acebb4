import { withoutInvisible } from '../../site/invisible'
import { mapStrings } from '../../content/strings'

/**
 * Runs a GraphQL query in Gatsby; throws with the messages of its errors. The caller knows the type of the answer. Only
 * pages are typeset: feeds and social images, which are made from this answer, get texts without invisible marks.
 */
export type Query = (source: string, variables?: object) => Promise<unknown>

type Graphql = (...query: Parameters<Query>) => Promise<{ data?: unknown; errors?: Error[] }>

/** Returns the query function for the arguments of a node hook. */
export const queryOf =
  (args: object): Query =>
  async (text, variables) => {
    const { data, errors } = await (args as { graphql: Graphql }).graphql(text, variables)
    if (errors || !data)
      throw new Error(`A query failed: ${errors?.map(({ message }) => message).join('; ') ?? 'no data'}\n${text}`)
    return mapStrings(data, withoutInvisible)
  }
