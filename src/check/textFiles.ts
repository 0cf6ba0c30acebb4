import { parseContentPath, type ContentPath } from '../content/contentPath'
import { schemaOf } from '../content/schemas'
import { parseFrontMatter, type ParsedFile } from './frontMatter'
import type { SourceFile } from './issues'

/** A markdown file of a collection. */
export interface TextFile extends ContentPath, ParsedFile<Record<string, unknown>> {
  file: string
}

/** Reads a markdown file of a collection; undefined for any other file. */
export function parseTextFile({ path: file, text }: SourceFile): TextFile | undefined {
  const place = parseContentPath(file.replace(/^content\//, ''))
  if (!place || text === undefined) return undefined
  return { ...place, file, ...parseFrontMatter(file, text, schemaOf(place.collection)) }
}

/** Reads all markdown files of collections. */
export const parseTextFiles = (files: readonly SourceFile[]): TextFile[] =>
  files.flatMap((file) => parseTextFile(file) ?? [])
