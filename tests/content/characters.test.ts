import { formatIssue, formatIssues, issueCount } from '../../src/check/issues'
import { checkContent, expectIssue, postPath, swap, withFile } from './fixture'

test.each([
  ['mojibake', 'CafÃ©', 'Ã©', /garbled letter/, /^Write the letter\.$/],
  ['a garbled dash', 'so â€“ there', 'â€“', /garbled/, /^Write the letter\.$/],
  ['a lost letter', 'Caf\ufffd', '\ufffd', /lost/, /Write the letter/],
  ['NUL', 'x\0y', '\0', /There is an invisible character \(U\+0000\)/, /^Remove it; a hyphenation point/],
  ['another control character', 'x\u0007y', '\u0007', /There is an invisible character \(U\+0007\)/, /Remove it/],
  ['a bidirectional override', 'x\u202ey', '\u202e', /There is an invisible character \(U\+202E\)/, /Remove it/],
  ['a bidirectional isolate', 'x\u2067y', '\u2067', /There is an invisible character \(U\+2067\)/, /Remove it/],
  ['a character without width', 'in\u200bvoice', '\u200b', /There is an invisible character \(U\+200B\)/, /Remove it/],
  ['a direction mark of Arabic', 'x\u061cy', '\u061c', /There is an invisible character \(U\+061C\)/, /Remove it/],
  ['a filler of Korean', 'x\u3164y', '\u3164', /There is an invisible character \(U\+3164\)/, /Remove it/],
  ['a letter of a tag', 'x\u{e0041}y', '\u{e0041}', /There is an invisible character \(U\+E0041\)/, /Remove it/],
  ['a line separator', 'x\u2028y', '\u2028', /There is an invisible character \(U\+2028\)/, /Remove it/],
  ['a bullet of Word', '\uf0b7 point', '\uf0b7', /private font \(U\+F0B7\)/, /hyphen/],
  ['a byte order mark within', 'in\ufeffvoice', '\ufeff', /There is an invisible character \(U\+FEFF\)/, /Remove it/],
])('characters: %s', (_, text, at, cause, hint) => {
  expectIssue(withFile(postPath, swap('Read [', `${text} [`)), { file: postPath, at, cause, hint })
})

test.each([
  ['front matter', postPath, 'title: "', 'title: "x\\e[D ', '"x\\e', /^This holds an invisible character\.$/],
  ['a locale file', 'locales/es/home.json', '"Start es"', '"Start\\u200b es"', '"Start', /invisible/],
  ['a data file', 'content/tags.json', '"name": "', '"name": "x\\u202e', '"x\\u202e', /invisible/],
])('an escape of an invisible character in %s', (_, file, from, to, at, cause) => {
  expectIssue(withFile(file, swap(from, to)), { file, at, cause, hint: /^Remove its escape\.$/ })
})

test('letters, signs and emoji of the five languages are fine', () => {
  const signs = '👩🏽\u200d💻 ❤\ufe0f\u200d🔥 Ä” Å\u00a0 “ÄÖÅ” Õ–õ ¿qué? ñ ž š Š 20\u00a0% hyphen\u00adation €'
  expect(checkContent(withFile(postPath, swap('Read [', `${signs} [`)))).toEqual([])
})

test('no issue prints control or direction characters', () => {
  const [issue] = checkContent(withFile(postPath, swap('Read [', 'x\u001b[31m\u202ey\0 [')))
  expect(formatIssue(issue!)).not.toMatch(/[^\n\x20-\x7e\u00a0-\u02ff\u2018-\u2026\ufffd]/)
})

test('of a long line the part around the place is shown, with a caret below it', () => {
  const [issue] = checkContent(withFile(postPath, swap('Read [', `${'long '.repeat(40)}[x](page:nowhere) Read [`)))
  const [shown, caret] = formatIssue(issue!).split('\n').slice(-2)
  expect(shown!.slice(caret!.indexOf('^'))).toMatch(/^page:nowhere|^\[x\]/)
})

test('a file with very many issues prints a few of them, in lines of limited length', () => {
  const issues = checkContent(withFile(postPath, (text) => `${text}\n${'[x](page:nowhere) '.repeat(400)}\n\n[y](${'z'.repeat(5000)})\n`))
  expect(issues).toHaveLength(401)
  const list = formatIssues(issues).split('\n\n')
  expect(list).toHaveLength(31)
  expect([issueCount(0), issueCount(1), issueCount(2)]).toEqual(['0 issues', '1 issue', '2 issues'])
  expect(list.at(-1)).toBe(`${postPath}  371 more issues; mend the first ones and see what is left.`)
  expect(formatIssue(issues.at(-1)!).length).toBeLessThan(1000)
})
