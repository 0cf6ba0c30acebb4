import { isUtf8 } from 'node:buffer'
import type { SourceFile } from './issues'
import { positionFinder } from './position'

/** Text as the checks read it: without a byte order mark, with one kind of line end. */
export const normalise = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')

const utf8 = new TextDecoder('utf-8')
const utf8Fix = 'Save the file as UTF-8: most editors offer it in “Save with encoding”.'

const isUtf16 = (bytes: Uint8Array): boolean => {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  const start = bytes.subarray(0, 200)
  return start.length > 3 && start.filter((byte) => byte === 0).length > start.length / 3
}

/** The standard of JSON (RFC 8259, 8.1) forbids the mark, and the translation plugin cannot read it. */
const marked = (path: string, bytes: Uint8Array): SourceFile['issues'] =>
  path.endsWith('.json') && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
    ? [
        {
          file: path,
          line: 1,
          column: 1,
          cause: 'The file begins with a byte order mark, which JSON files may not have.',
          fix: 'Save it as “UTF-8”, not as “UTF-8 with BOM”.',
        },
      ]
    : []

/** A text file of its bytes: UTF-8; other encodings are issues, and a byte order mark is one in JSON. */
export function decode(path: string, bytes: Uint8Array): SourceFile {
  if (isUtf16(bytes)) {
    const issue = {
      file: path,
      line: 1,
      column: 1,
      cause: 'The file is saved as UTF-16, which the site does not read.',
      fix: utf8Fix,
    }
    return { path, issues: [issue] }
  }
  const text = normalise(utf8.decode(bytes))
  if (isUtf8(bytes)) return { path, text, issues: marked(path, bytes) }
  const cause = 'This letter is not saved as UTF-8 (it may be Latin-1), so it would be shown as “�”.'
  const at = positionFinder(text)(text.indexOf('\ufffd'))
  return { path, issues: [{ file: path, ...at, cause, fix: utf8Fix, excerpt: text.split('\n')[at.line - 1] }] }
}
