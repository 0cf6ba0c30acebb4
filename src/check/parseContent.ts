import { parseContentPath, type ContentPath } from '../content/contentPath'
import { schemaOf } from '../content/schemas'
import { parseFrontMatter, type ParsedFile } from './frontMatter'
import type { SourceFile } from './issues'

/** A markdown file of a collection. */
export interface ContentEntry extends ContentPath, ParsedFile<Record<string, unknown>> {
  file: string
}

/** Reads a markdown file of a known collection; nothing where it is another file. */
export function parseEntry({ path: file, text }: SourceFile): ContentEntry[] {
  const place = parseContentPath(file.replace(/^content\//, ''))
  if (!place || text === undefined) return []
  return [{ ...place, file, ...parseFrontMatter(file, text, schemaOf(place.collection)) }]
}

/** Reads every markdown file of a known collection. */
export const parseContent = (files: readonly SourceFile[]): ContentEntry[] => files.flatMap(parseEntry)
