import { isUtf8 } from 'node:buffer'
import type { SourceFile } from './issues'
import { issueIn } from './position'

/** Removes the byte order mark of a text and makes all line ends `\n`. */
export const normalise = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')

const utf8 = new TextDecoder('utf-8')

const asUtf8 = 'Save the file as “UTF-8” (not “with BOM”): most editors offer it in “Save with encoding”.'

/**
 * Decodes a text file. Other encodings than UTF-8 are issues, and so are line ends of CR alone, which Gatsby does not
 * read, and a byte order mark in JSON (RFC 8259, 8.1).
 */
export function decode(path: string, bytes: Uint8Array): SourceFile {
  const decoded = utf8.decode(bytes)
  const text = normalise(decoded)
  const issues = (offset: number, cause: string, fix = asUtf8) => {
    const issue = issueIn(path, text)({ offset, cause, fix })
    return [{ ...issue, excerpt: text.split('\n')[issue.line! - 1] }]
  }
  // In UTF-16 every letter of our languages has a zero byte.
  const wrong = isUtf8(bytes) ? text.indexOf('\0') : text.indexOf('\ufffd')
  if (wrong >= 0)
    return { path, issues: issues(wrong, 'This is not saved as UTF-8 but as UTF-16, Latin-1 or the like.') }
  const alone = decoded.search(/\r(?!\n)/)
  const marked = path.endsWith('.json') && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return {
    path,
    text,
    issues: [
      ...(marked ? issues(0, 'The file begins with a byte order mark, which JSON may not have.') : []),
      ...(alone >= 0
        ? issues(
            normalise(decoded.slice(0, alone)).length,
            'This line ends with CR alone, as on very old Macs; the site does not read it so.',
            'Save the file with line ends “LF” or “CRLF”.',
          )
        : []),
    ],
  }
}
