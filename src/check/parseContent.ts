import type { Root } from 'mdast'
import type { z } from 'zod'
import { dataNames, dataSchemas, isDataName, type Data, type DataName } from '../content/dataSchemas'
import type { Collection } from '../content/schemas'
import { isLanguage, type Language } from '../site/languages'
import { route, type Route } from '../site/schemas/pages'
import { valueAt, type FileData } from './fileData'
import type { FileIssue, Issue, SourceFile } from './issues'
import { parseJson } from './json'
import { readMarkdown } from './markdown'
import { parseTextFile, type TextFile } from './textFiles'
import { spacedTexts, validate } from './schemaIssues'

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

/** The parts of a file that could be read. */
export interface ParsedFile {
  source: SourceFile
  /** The data of a JSON file. */
  json?: FileData
  /** The data of a file in `content/`, if it fits its schema. */
  data?: unknown
  /** The text of a markdown file of a collection. */
  text?: Text
  issues: readonly FileIssue[]
}

const localePath = /^locales\/(\w+)\/(\w+)\.json$/
const dataPath = (name: DataName): string => `content/${name}.json`

/** Reads a file; its path tells what it is. */
export function parseFile(source: SourceFile): ParsedFile {
  const { path, text, issues = [] } = source
  const name = dataNames.find((each) => dataPath(each) === path)
  if (text !== undefined && (name || localePath.test(path))) {
    const json = parseJson(path, text)
    const isData = name && json.value !== undefined
    const result = isData ? validate(json, dataSchemas[name] as z.ZodType) : { issues: [] }
    return { source, json, data: result.data, issues: [...issues, ...json.issues, ...result.issues] }
  }
  const entry = parseTextFile(source)
  if (!entry) return { source, issues }
  return { source, text: { ...entry, ...readMarkdown(entry.body) }, issues: [...issues, ...entry.issues] }
}

const rowsOf = (pages?: FileData): Row[] =>
  Object.entries(Object(pages?.value) as Record<string, unknown>).flatMap(([id, row]) => {
    const { data } = route.safeParse(row)
    return data && spacedTexts(row).length === 0 ? [{ id, ...data }] : []
  })

/** Collects the files that have been read for the rules. */
export function contentOf(read: readonly ParsedFile[]): ParsedContent {
  const byPath = new Map(read.map((file) => [file.source.path, file]))
  const named = dataNames.map((name) => [name, byPath.get(dataPath(name))] as const)
  const missing = named.filter(([, file]) => !file).map(([name]) => dataPath(name))
  return {
    files: new Map(read.map(({ source }) => [source.path, source])),
    json: Object.fromEntries(named.map(([name, file]) => [name, file?.json])),
    data: Object.fromEntries(named.map(([name, file]) => [name, file?.data])),
    rows: rowsOf(byPath.get(dataPath('pages'))?.json),
    texts: read.flatMap(({ text }) => text ?? []),
    locales: read.flatMap(({ source, json }) => {
      const [, language, namespace = ''] = localePath.exec(source.path) ?? []
      return json && isLanguage(language) ? { ...json, language, namespace } : []
    }),
    issues: [
      ...missing.map((file): FileIssue => ({
        file,
        cause: 'The file is missing.',
        fix: 'Bring it back from the history.',
      })),
      ...read.flatMap(({ issues }) => issues),
    ],
  }
}

/** Reads only the data files. */
export const parseData = (list: readonly SourceFile[]): ParsedContent =>
  contentOf(list.filter(({ path }) => dataNames.map(dataPath).includes(path)).map(parseFile))

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

/**
 * Returns the issues of data files that code imports and that cannot be read: a file is missing, is not valid JSON, or
 * has a key twice.
 */
export function unreadableData(list: readonly SourceFile[]): FileIssue[] {
  const { json, issues } = parseData(list)
  const unreadable = dataNames.filter((name) => json[name]?.value === undefined).map(dataPath)
  return issues.filter(({ file }) => unreadable.includes(file))
}
