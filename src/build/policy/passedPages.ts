import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../util/digest'

/** Remembers the pages that passed the gate; lies in the built folder, because that is what it speaks of, and is never published. */
export const passedList = '_passed.json'

interface Sound {
  /** Changes with what the gate looks for. */
  rules: string
  digests: string[]
}

const rulesOf = (inlineScripts: readonly string[]) =>
  createHash('sha1')
    .update(digest(['src/build/policy'], ['.ts']))
    .update(JSON.stringify(inlineScripts))
    .digest('hex')

/** Digests of the pages that passed the gate as it is now in an older build. */
export function passedPages(folder: string, inlineScripts: readonly string[]): ReadonlySet<string> {
  const file = join(folder, passedList)
  const { rules, digests }: Sound = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Sound)
    : { rules: '', digests: [] }
  return new Set(rules === rulesOf(inlineScripts) ? digests : [])
}

/** Remembers pages that passed the gate. */
export const rememberPassed = (folder: string, inlineScripts: readonly string[], digests: Iterable<string>): void =>
  writeFileSync(
    join(folder, passedList),
    JSON.stringify({ rules: rulesOf(inlineScripts), digests: [...new Set(digests)].sort() }),
  )
