import { isUtf8 } from 'node:buffer'
import type { SourceFile } from './issues'
import { issueIn } from './position'

/** Text as the checks read it: without a byte order mark, with one kind of line end. */
export const normalise = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')

const utf8 = new TextDecoder('utf-8')

/**
 * A text file of its bytes: UTF-8; other encodings are issues, and a byte order mark is one in JSON (RFC 8259, 8.1).
 */
export function decode(path: string, bytes: Uint8Array): SourceFile {
  const text = normalise(utf8.decode(bytes))
  const issues = (at: number, cause: string) => {
    const fix = 'Save the file as “UTF-8” (not “with BOM”): most editors offer it in “Save with encoding”.'
    const issue = issueIn(path, text)({ at, cause, fix })
    return [{ ...issue, excerpt: text.split('\n')[issue.line! - 1] }]
  }
  // UTF-16 has a zero byte beside every letter of ours.
  const wrong = isUtf8(bytes) ? text.indexOf('\0') : text.indexOf('\ufffd')
  if (wrong >= 0)
    return { path, issues: issues(wrong, 'This is not saved as UTF-8 but as UTF-16, Latin-1 or the like.') }
  const marked = path.endsWith('.json') && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return {
    path,
    text,
    issues: marked ? issues(0, 'The file begins with a byte order mark, which JSON may not have.') : [],
  }
}
