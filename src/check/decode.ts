import { isUtf8 } from 'node:buffer'
import type { SourceFile } from './issues'
import { issueIn } from './position'

/** Removes the byte order mark of a text and makes all line ends `\n`. */
export const normalise = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')

const utf8 = new TextDecoder('utf-8')

/** Decodes a text file. Other encodings than UTF-8 are issues, and so is a byte order mark in JSON (RFC 8259, 8.1). */
export function decode(path: string, bytes: Uint8Array): SourceFile {
  const text = normalise(utf8.decode(bytes))
  const issues = (offset: number, cause: string) => {
    const fix = 'Save the file as “UTF-8” (not “with BOM”): most editors offer it in “Save with encoding”.'
    const issue = issueIn(path, text)({ offset, cause, fix })
    return [{ ...issue, excerpt: text.split('\n')[issue.line! - 1] }]
  }
  // In UTF-16 every letter of our languages has a zero byte.
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
