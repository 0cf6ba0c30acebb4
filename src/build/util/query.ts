import { withoutMarks } from '../../site/invisible'
import { mapStrings } from '../../content/strings'

/**
 * Asks Gatsby's GraphQL; throws with what it complains about. The caller says what the answer looks like. Only pages
 * are typeset: what is made of this answer (feeds, social images) gets texts without invisible marks.
 */
export type Query = (source: string, variables?: object) => Promise<unknown>

type Graphql = (...query: Parameters<Query>) => Promise<{ data?: unknown; errors?: Error[] }>

/** The query function of a node hook's arguments. */
export const queryOf =
  (args: object): Query =>
  async (text, variables) => {
    const { data, errors } = await (args as { graphql: Graphql }).graphql(text, variables)
    if (errors || !data)
      throw new Error(`A query failed: ${errors?.map(({ message }) => message).join('; ') ?? 'no data'}\n${text}`)
    return mapStrings(data, withoutMarks)
  }
