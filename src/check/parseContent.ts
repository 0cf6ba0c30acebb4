import { parseContentPath, type ContentPath } from '../content/contentPath'
import { schemaOf } from '../content/schemas'
import { parseFrontMatter, type ParsedFile } from './frontMatter'
import type { SourceFile } from './issues'

/** A markdown file of a collection. */
export interface ContentEntry extends ContentPath, ParsedFile<Record<string, unknown>> {
  file: string
}

/** Reads a markdown file of a known collection; undefined where it is another file. */
export function parseEntry({ path: file, text }: SourceFile): ContentEntry | undefined {
  const place = parseContentPath(file.replace(/^content\//, ''))
  if (!place || text === undefined) return undefined
  return { ...place, file, ...parseFrontMatter(file, text, schemaOf(place.collection)) }
}

/** Reads every markdown file of a known collection. */
export const parseContent = (files: readonly SourceFile[]): ContentEntry[] =>
  files.flatMap((file) => parseEntry(file) ?? [])
