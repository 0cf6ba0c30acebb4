import type { TextKey } from '../../content/contentPath'
import { collections, isCollection } from '../../content/schemas'
import { kindOfTemplate, templates } from '../../site/pageKinds'
import type { PageKind } from '../../site/kindColumns'
import type { Query } from '../util/query'

type Answer = Record<string, { nodes: (TextKey & Record<string, string | null>)[] }>

/**
 * Queries some fields of the texts that pages show. `wanted` names the fields for a kind of page. Returns a function
 * that gives the values of these fields in a text, in their order; it gives none for a text that was not queried.
 */
export async function textFields(query: Query, wanted: (kind: PageKind) => readonly string[]) {
  const asked = templates.map(kindOfTemplate).flatMap((kind) => {
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
