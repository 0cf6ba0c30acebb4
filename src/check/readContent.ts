import type { Root } from 'mdast'
import type { z } from 'zod'
import { dataNames, dataSchemas, isDataName, type Data, type DataName } from '../content/dataSchemas'
import type { Collection } from '../content/schemas'
import type { FileData } from './fileData'
import type { Issue, Finding, SourceFile } from './issues'
import { parseJson } from './json'
import { readMarkdown } from './markdown'
import { parseTextFile, type TextFile } from './textFiles'
import { validate } from './schemaIssues'

/** A text of a collection with the tree of its body. */
export interface Text extends TextFile {
  tree: Root
  /** Why the body is not read; its tree is empty then. */
  unread?: Finding
}

/** All content as the rules see it: every file read once, whatever could be read of it. */
export interface CheckedContent {
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

/** A file as far as it can be read. */
export interface ReadFile {
  source: SourceFile
  /** What a JSON file holds. */
  json?: FileData
  /** The same of a data file, if it fits its schema. */
  data?: unknown
  /** A markdown file of a collection. */
  text?: Text
  issues: readonly Issue[]
}

const dataPath = (name: DataName): string => `content/${name}.json`

/** Reads a file as what its path says that it is. */
export function readFile(source: SourceFile): ReadFile {
  const { path, text, issues = [] } = source
  const name = dataNames.find((each) => dataPath(each) === path)
  if (text !== undefined && (name || /^locales\/\w+\/\w+\.json$/.test(path))) {
    const json = parseJson(path, text)
    const isData = name && json.value !== undefined
    const result = isData ? validate(json, dataSchemas[name] as z.ZodType) : { issues: [] }
    return { source, json, data: result.data, issues: [...issues, ...json.issues, ...result.issues] }
  }
  const entry = parseTextFile(source)
  if (!entry) return { source, issues }
  return { source, text: { ...entry, ...readMarkdown(entry.body) }, issues: [...issues, ...entry.issues] }
}

/** What the rules see of files that have been read. */
export function contentOf(read: readonly ReadFile[]): CheckedContent {
  const byPath = new Map(read.map((file) => [file.source.path, file]))
  const named = dataNames.map((name) => [name, byPath.get(dataPath(name))] as const)
  const missing = named.filter(([, file]) => !file).map(([name]) => dataPath(name))
  return {
    files: new Map(read.map(({ source }) => [source.path, source])),
    json: Object.fromEntries(named.map(([name, file]) => [name, file?.json])),
    data: Object.fromEntries(named.map(([name, file]) => [name, file?.data])),
    texts: read.flatMap(({ text }) => text ?? []),
    locales: new Map(
      read.flatMap(({ source: { path }, json }) => (json && path.startsWith('locales/') ? [[path, json]] : [])),
    ),
    issues: [
      ...missing.map((file) => ({ file, cause: 'The file is missing.', fix: 'Bring it back from the history.' })),
      ...read.flatMap(({ issues }) => issues),
    ],
  }
}

/** The data files alone. */
export const readData = (list: readonly SourceFile[]): CheckedContent =>
  contentOf(list.filter(({ path }) => dataNames.map(dataPath).includes(path)).map(readFile))

/** A collection whose front matter the tables of the rules name; one of the same name as a data file is not. */
export type FrontMatter = Exclude<Collection, DataName>

/** What a data file holds, or the front matter of a collection, as far as it fits its schema. */
export const validDataOf = (name: DataName | FrontMatter, { json, data, texts }: CheckedContent): FileData[] => {
  if (isDataName(name)) return data[name] ? [json[name]!] : []
  return texts.flatMap((text) => (text.collection === name && text.data ? text.fields : []))
}

/** What a data file holds, or the front matter of a collection, whether it fits its schema or not. */
export const writtenDataOf = (name: DataName | FrontMatter, { json, texts }: CheckedContent): FileData[] =>
  isDataName(name)
    ? [json[name] ?? []].flat()
    : texts.filter(({ collection }) => collection === name).map(({ fields }) => fields)

/** Ids of the texts of a collection, whatever of them could be read. */
export const textIds = (name: Collection, { texts }: CheckedContent): string[] => [
  ...new Set(texts.filter(({ collection }) => collection === name).map(({ key }) => key)),
]

/** What every data file holds, and all front matter, as far as they fit their schemas. */
export const allValidData = (content: CheckedContent): FileData[] => [
  ...dataNames.flatMap((name) => validDataOf(name, content)),
  ...content.texts.flatMap((text) => (text.data ? text.fields : [])),
]

/** Issues of the data files that code imports: those that are missing, no valid JSON or have a key twice. */
export function unreadableData(list: readonly SourceFile[]): Issue[] {
  const { json, issues } = readData(list)
  const unreadable = dataNames.filter((name) => json[name]?.value === undefined).map(dataPath)
  return issues.filter(({ file }) => unreadable.includes(file))
}
