import type { z } from 'zod'
import type { ContentPath } from '../content/contentPath'
import { isCollection, schemaOf } from '../content/schemas'
import { isLanguage } from '../site/languages'
import { normalise } from './decode'
import { positionsIn, valueAt, type FileData } from './fileData'
import type { Issue, FileIssue, SourceFile } from './issues'
import { issueIn } from './position'
import { validate } from './schemaIssues'
import { parseYaml } from './yaml'

/** A markdown file of a collection. */
export interface TextFile extends ContentPath {
  file: string
  /** Valid front matter; undefined if it has issues. */
  data?: Record<string, unknown>
  /** Front matter as it is written, valid or not. */
  fields: FileData
  /** Whether it is marked as a draft, even if its front matter has issues. */
  isDraft: boolean
  body: string
  /** Gives an issue of the body its file and place. */
  bodyIssueAt: (found: Issue) => FileIssue
  issues: readonly FileIssue[]
}

/** Longest front matter that is checked, in characters. The parser could take for ever with more. */
const maxFrontMatterLength = 40_000

const frontMatter = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/

/** Splits a markdown file into front matter and body, and checks the front matter (strict YAML) against the schema. */
function parts(file: string, text: string, schema: z.ZodType<Record<string, unknown>>) {
  const bodyFrom = (from: number) => ({ body: text.slice(from), bodyIssueAt: issueIn(file, text, from) })
  const refused = (from: number, found: Issue) => ({
    fields: { ...positionsIn(file, text, () => 0), value: undefined, issues: [] },
    ...bodyFrom(from),
    issues: [issueIn(file, text)(found)],
  })
  const [matter, yaml = ''] = frontMatter.exec(text) ?? []
  if (matter === undefined) {
    const begun = /^---[ \t]*\n/.test(text)
    return refused(text.length, {
      cause: begun ? 'The front matter is not closed.' : 'The file does not begin with front matter.',
      fix: `Write --- (three hyphens, nothing else) on line 1, with no empty line above, then the fields as key: "value", then --- again.`,
    })
  }
  if (yaml.length > maxFrontMatterLength) {
    const cause = `The front matter has ${yaml.length} characters, far more than its fields need.`
    return refused(matter.length, { cause, fix: 'Shorten it; the text comes after the second ---.', stopsGatsby: true })
  }
  const fields = parseYaml(file, text, text.indexOf('\n') + 1, yaml)
  return { ...validate(fields, schema), fields, ...bodyFrom(matter.length) }
}

/** Reads a markdown file of a collection; undefined for any other file. */
export function parseTextFile({ path: file, text }: SourceFile): TextFile | undefined {
  const [, collection = '', key = '', language] = /^content\/(\w+)\/([^/]+)\/(\w+)\.md$/.exec(file) ?? []
  if (!isCollection(collection) || !isLanguage(language) || text === undefined) return undefined
  const read = parts(file, normalise(text), schemaOf(collection))
  return { collection, key, language, file, ...read, isDraft: valueAt(read.fields.value, ['draft']) === true }
}

/** Reads all markdown files of collections. */
export const parseTextFiles = (files: readonly SourceFile[]): TextFile[] =>
  files.flatMap((file) => parseTextFile(file) ?? [])
