import type { Root } from 'mdast'
import { dataNames, isDataName, type Data, type DataName } from '../content/dataSchemas'
import type { Collection } from '../content/schemas'
import type { Language } from '../site/languages'
import type { Route } from '../site/schemas/pages'
import { valueAt, type FileData } from './fileData'
import type { FileIssue, Issue, SourceFile } from './issues'
import type { TextFile } from './textFiles'

/** A text of a collection with the tree of its body. */
export interface Text extends TextFile {
  tree: Root
  /** Why the body cannot be read; its tree is then empty. */
  unread?: Issue
}

/** A file of `locales/`. */
export interface LocaleFile extends FileData {
  language: Language
  namespace: string
}

/** A row of `content/pages.json`. */
export type Row = Route & { id: string }

/** All content for the rules. Every file is read once, and as much of it as possible. */
export interface ParsedContent {
  files: ReadonlyMap<string, SourceFile>
  /** The JSON files of `content/`. `data` has those that fit their schemas. */
  json: Readonly<Partial<Record<DataName, FileData>>>
  data: Data
  /** The rows of `content/pages.json` that fit their schema, even if others do not. */
  rows: readonly Row[]
  texts: readonly Text[]
  locales: readonly LocaleFile[]
  /** Issues found while reading. */
  issues: readonly FileIssue[]
}

/** Returns the data files that fit their schemas. */
export const validData = ({ json, data }: ParsedContent): FileData[] =>
  dataNames.flatMap((name) => (data[name] ? json[name]! : []))

/** A collection that the table of ids may name. A collection with the name of a data file is excluded. */
export type FrontMatter = Exclude<Collection, DataName>

/** Returns a data file, or the front matter of a collection, whether it fits its schema or not. */
export const writtenDataOf = (name: DataName | FrontMatter, { json, texts }: ParsedContent): FileData[] =>
  isDataName(name)
    ? [json[name] ?? []].flat()
    : texts.filter(({ collection }) => collection === name).map(({ fields }) => fields)

/** Returns the keys of a table as it is written, even if other parts of its file are wrong; undefined if unreadable. */
export function writtenKeys({ json }: ParsedContent, name: DataName, ...path: string[]): string[] | undefined {
  const table = valueAt(json[name]?.value, path)
  return typeof table === 'object' && table !== null ? Object.keys(table) : undefined
}

/** Returns the ids of the texts of a collection, even of those that could not be read. */
export const textIds = (name: Collection, { texts }: ParsedContent): string[] => [
  ...new Set(texts.filter(({ collection }) => collection === name).map(({ key }) => key)),
]
