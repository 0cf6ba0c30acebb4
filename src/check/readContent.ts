import type { z } from 'zod'
import { dataNames, dataSchemas, type Data, type DataName } from '../content/dataSchemas'
import type { ContentIssue, SourceFile } from './issues'
import { parseJson, type JsonFile } from './jsonFile'
import { parseContent, type ContentEntry } from './parseContent'
import { validate } from './schemaIssues'

/** All content as the checks see it: every file read once, whatever could be read of it. */
export interface Content {
  files: ReadonlyMap<string, SourceFile>
  /** The JSON files of `content/` with places, and the data of those that fit their schema. */
  json: Readonly<Partial<Record<DataName, JsonFile>>>
  data: Data
  entries: readonly ContentEntry[]
  /** The locale files by path. */
  locales: ReadonlyMap<string, JsonFile>
  /** What went wrong while reading. */
  issues: readonly ContentIssue[]
}

export const dataFile = (name: DataName): string => `content/${name}.json`

/** The data files as far as they can be read, with what keeps the others from it. */
function readData(files: ReadonlyMap<string, SourceFile>) {
  const json: Partial<Record<DataName, JsonFile>> = {}
  const data: Record<string, unknown> = {}
  const issues: ContentIssue[] = []
  for (const name of dataNames) {
    const path = dataFile(name)
    const file = files.get(path)
    if (!file)
      issues.push({
        file: path,
        cause: 'The file is missing.',
        fix: 'The site cannot do without it; bring it back from the history.',
      })
    if (file?.text === undefined) continue
    const read = parseJson(path, file.text)
    json[name] = read
    issues.push(...read.issues)
    if (read.value === undefined) continue
    const result = validate(path, read, dataSchemas[name] as z.ZodType)
    issues.push(...result.issues)
    if (result.data) data[name] = result.data
  }
  return { json, data: data as Data, issues }
}

/** Issues of the data files that code imports: those that are missing or no valid JSON. */
export const unreadableData = (list: readonly SourceFile[]): ContentIssue[] => {
  const { json, issues } = readData(new Map(list.map((file) => [file.path, file])))
  return issues.filter(({ file }) =>
    dataNames.some((name) => dataFile(name) === file && json[name]?.value === undefined),
  )
}

/** Reads every file of the content once. */
export function readContent(list: readonly SourceFile[]): Content {
  const files = new Map(list.map((file) => [file.path, file]))
  const { json, data, issues } = readData(files)
  const entries = parseContent(list)
  const locales = new Map(
    list.flatMap(({ path, text }) =>
      /^locales\/\w+\/\w+\.json$/.test(path) && text !== undefined ? [[path, parseJson(path, text)] as const] : [],
    ),
  )
  return {
    files,
    json,
    data,
    entries,
    locales,
    issues: [
      ...list.flatMap((file) => file.issues ?? []),
      ...issues,
      ...entries.flatMap(({ parsed }) => parsed.issues),
      ...[...locales.values()].flatMap((file) => file.issues),
    ],
  }
}
