import type { TextKey } from '../../content/contentPath'
import { collections, isCollection } from '../../content/schemas'
import { kindOfTemplate, kinds } from '../../site/pageKinds'
import type { PageKind } from '../../site/kindColumns'
import type { Query } from '../util/query'

type Answer = Record<string, { nodes: (TextKey & Record<string, string | null>)[] }>

/**
 * Asks for fields of the texts that pages show; `wanted` names them for a kind of page, none where it needs none. Gives
 * the values that a text of a collection has of them, in their order; none for texts that were not asked about.
 */
export async function textFields(query: Query, wanted: (kind: PageKind) => readonly string[]) {
  const asked = kinds.map(kindOfTemplate).flatMap((kind) => {
    const { collection = '' } = kind
    const fields = wanted(kind)
    return isCollection(collection) && fields.length > 0 ? [{ collection, fields }] : []
  })
  const parts = asked.map(
    ({ collection, fields }) =>
      `${collection}: all${collections[collection].type} { nodes { key language ${fields.join(' ')} } }`,
  )
  const answer = (await query(`{ ${parts.join(' ')} }`)) as Answer
  const values = new Map(
    asked.flatMap(({ collection, fields }) =>
      answer[collection]!.nodes.map((text): [string, string[]] => [
        `${collection} ${text.language} ${text.key}`,
        fields.flatMap((field) => text[field] ?? []),
      ]),
    ),
  )
  return (collection: string | undefined, { key, language }: TextKey): readonly string[] =>
    values.get(`${collection} ${language} ${key}`) ?? []
}
