import { normalise } from '../../check/decode'
import { parseFrontMatter } from '../../check/frontMatter'
import type { ContentEntry } from '../../check/parseContent'
import type { Content } from '../../check/readContent'
import { schemaOf, type Collection } from '../../content/schemas'

type Parsed = ContentEntry['parsed']

const read = new Map<string, { text: string; parsed: Parsed }>()

/** Keeps what the check at the start of a run has read, so that it is not read again when nodes are made of it. */
export function keepParsed({ entries, files }: Content): void {
  for (const { file, parsed } of entries) read.set(file, { text: files.get(file)!.text!, parsed })
}

/** A markdown file with its front matter checked; what was kept of it is given once, and only while the file is the same. */
export function parsedFile(file: string, text: string, collection: Collection): Parsed {
  const kept = read.get(file)
  read.delete(file)
  return kept?.text === normalise(text) ? kept.parsed : parseFrontMatter(file, text, schemaOf(collection))
}

/** Lets go of what nobody has asked for: files that have not changed since the last run. */
export const forgetParsed = (): void => read.clear()
