import { parseContentPath, type ContentPath } from '../content/contentPath'
import { parseFrontMatter, type ParsedFile } from './frontMatter'
import type { SourceFile } from './issues'
import { schemaOf } from '../content/schemas'

export interface ContentEntry extends ContentPath {
  file: string
  parsed: ParsedFile<Record<string, unknown>>
}

/** Reads every markdown file of a known collection. */
export const parseContent = (files: readonly SourceFile[]): ContentEntry[] =>
  files.flatMap(({ path, text }) => {
    const place = parseContentPath(path.replace(/^content\//, ''))
    return place && text !== undefined
      ? [{ ...place, file: path, parsed: parseFrontMatter(path, text, schemaOf(place.collection)) }]
      : []
  })
