import { checkContent } from '../../src/content/checkContent'
import { expectIssue, postPath, swap, withFile } from './fixture'

test.each([
  ['mojibake', 'CafÃ©', 'Ã©', /garbled letter/, /^Write é$/],
  ['a garbled dash', 'so â€“ there', 'â€“', /garbled/, /^Write –$/],
  ['a lost letter', 'Caf\ufffd', '\ufffd', /lost/, /Write the letter/],
  ['NUL', 'x\0y', '\0', /NUL/, /UTF-8/],
  ['another control character', 'x\u0007y', '\u0007', /control character \(U\+0007\)/, /Remove it/],
  ['a bidirectional override', 'x\u202ey', '\u202e', /direction of the text/, /Remove it/],
  ['a bidirectional isolate', 'x\u2067y', '\u2067', /direction of the text/, /Remove it/],
  ['a character without width', 'in\u200bvoice', '\u200b', /without width \(U\+200B\)/, /Remove it/],
  ['a byte order mark within', 'in\ufeffvoice', '\ufeff', /without width \(U\+FEFF\)/, /Remove it/],
])('characters: %s', (_, text, at, cause, hint) => {
  expectIssue(withFile(postPath, swap('Read [', `${text} [`)), { file: postPath, at, cause, hint })
})

test('letters and signs of the five languages are fine', () => {
  const signs = 'Ä” Å\u00a0 “ÄÖÅ” Õ–õ ¿qué? ñ ž š Š 20\u00a0% hyphen\u00adation €'
  expect(checkContent(withFile(postPath, swap('Read [', `${signs} [`)))).toEqual([])
})
