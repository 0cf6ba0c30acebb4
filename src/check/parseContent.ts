import type { z } from 'zod'
import { dataNames, dataSchemas, type DataName } from '../content/dataSchemas'
import { isLanguage } from '../site/languages'
import { route } from '../site/schemas/pages'
import type { FileData } from './fileData'
import type { FileIssue, SourceFile } from './issues'
import { parseJson } from './json'
import { readMarkdown } from './markdown'
import type { ParsedContent, Row, Text } from './content'
import { parseTextFile } from './textFiles'
import { spacedTexts, validate } from './schemaIssues'

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
    const result = name ? validate(json, dataSchemas[name] as z.ZodType) : { issues: json.issues }
    return { source, json, data: result.data, issues: [...issues, ...result.issues] }
  }
  const entry = parseTextFile(source)
  if (!entry) return { source, issues }
  const body = readMarkdown(entry.body)
  const ofBody = body.unread ? [entry.bodyIssueAt(body.unread)] : []
  return { source, text: { ...entry, ...body }, issues: [...issues, ...entry.issues, ...ofBody] }
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

/**
 * Returns the issues of data files that code imports and that cannot be read: a file is missing, is not valid JSON, or
 * has a key twice.
 */
export function unreadableData(list: readonly SourceFile[]): FileIssue[] {
  const { json, issues } = parseData(list)
  const unreadable = dataNames.filter((name) => json[name]?.value === undefined).map(dataPath)
  return issues.filter(({ file }) => unreadable.includes(file))
}
