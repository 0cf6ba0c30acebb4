import type { Root } from 'mdast'
import type { z } from 'zod'
import { dataNames, dataSchemas, isDataName, type Data, type DataName } from '../content/dataSchemas'
import type { Collection } from '../content/schemas'
import type { FileData } from './fileData'
import type { Issue, Finding, SourceFile } from './issues'
import { parseJson } from './json'
import { readMarkdown } from './markdown'
import { parseEntry, type ContentEntry } from './parseContent'
import { validate } from './schemaIssues'

/** A text of a collection with the tree of its body. */
export interface Text extends ContentEntry {
  tree: Root
  /** Why the body is not read; its tree is empty then. */
  unread?: Finding
}

/** All content as the rules see it: every file read once, whatever could be read of it. */
export interface Content {
  files: ReadonlyMap<string, SourceFile>
  /** The JSON files of `content/`, and the data of those that fit their schema. */
  json: Readonly<Partial<Record<DataName, FileData>>>
  data: Data
  texts: readonly Text[]
  /** The locale files by path. */
  locales: ReadonlyMap<string, FileData>
  /** What went wrong while reading. */
  issues: readonly Issue[]
}

const dataFile = (name: DataName): string => `content/${name}.json`

/** The data files as far as they can be read, with what keeps the others from it. */
export function readData(list: readonly SourceFile[]) {
  const files = new Map(list.map((file) => [file.path, file]))
  const json: Partial<Record<DataName, FileData>> = {}
  const data: Record<string, unknown> = {}
  const issues: Issue[] = []
  for (const name of dataNames) {
    const file = dataFile(name)
    const { text } = files.get(file) ?? {}
    if (!files.has(file)) issues.push({ file, cause: 'The file is missing.', fix: 'Bring it back from the history.' })
    if (text === undefined) continue
    const read = (json[name] = parseJson(file, text))
    const result = read.value === undefined ? { issues: [] } : validate(read, dataSchemas[name] as z.ZodType)
    if (result.data) data[name] = result.data
    issues.push(...read.issues, ...result.issues)
  }
  return { json, data: data as Data, issues }
}

/** A collection whose front matter the tables of the rules name; one of the same name as a data file is not. */
export type FrontMatter = Exclude<Collection, DataName>

/** What a data file holds, or the front matter of a collection, as far as it fits its schema. */
export const fileDataOf = (name: DataName | FrontMatter, { json, data, texts }: Content): FileData[] => {
  if (isDataName(name)) return data[name] ? [json[name]!] : []
  return texts.flatMap((text) => (text.collection === name && text.data ? text.fields : []))
}

/** Ids of the texts of a collection, whatever of them could be read. */
export const textIds = (name: Collection, { texts }: Content): string[] => [
  ...new Set(texts.filter(({ collection }) => collection === name).map(({ key }) => key)),
]

/** All of them. */
export const allFileData = (content: Content): FileData[] => [
  ...dataNames.flatMap((name) => fileDataOf(name, content)),
  ...content.texts.flatMap((text) => (text.data ? text.fields : [])),
]

/** Issues of the data files that code imports: those that are missing or no valid JSON. */
export function unreadableData(list: readonly SourceFile[]): Issue[] {
  const { json, issues } = readData(list)
  const unreadable = dataNames.filter((name) => json[name]?.value === undefined).map(dataFile)
  return issues.filter(({ file }) => unreadable.includes(file))
}

const readText = (file: SourceFile): Text[] =>
  parseEntry(file).map((entry) => ({ ...entry, ...readMarkdown(entry.body) }))

const readLocale = ({ path, text }: SourceFile): [string, FileData][] =>
  /^locales\/\w+\/\w+\.json$/.test(path) && text !== undefined ? [[path, parseJson(path, text)]] : []

/** Reads every file of the content once. */
export function readContent(list: readonly SourceFile[]): Content {
  const files = new Map(list.map((file) => [file.path, file]))
  const { json, data, issues } = readData(list)
  const texts = list.flatMap(readText)
  const locales = new Map(list.flatMap(readLocale))
  const read = [...list, ...texts, ...locales.values()]
  return { files, json, data, texts, locales, issues: [...issues, ...read.flatMap((file) => file.issues ?? [])] }
}
