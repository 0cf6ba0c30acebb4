import { adding, checkContent, expectIssue, postPath, swap, textOf, withFile, withFiles } from './fixture'

const second = 'content/blog/second/en.md'
const slug = (from: string, to: string) => swap(`slug: "${from}"`, `slug: "${to}"`)

test.each([
  ['a duplicate slug', 'first-en', /content\/blog\/first\/en\.md:2 has it too, as \/stories\/first-en\.$/, /another path or slug/],
  ['a slug that another language needs here too', 'first-fi', /content\/blog\/first\/fi\.md:2 has it too, as .*host of "fi" too/, /another path or slug/],
])('%s names both files', (_, taken, cause, hint) => {
  expectIssue(withFile(second, slug('second-en', taken)), { file: second, at: `"${taken}"`, cause, hint })
})

test.each([
  ['case', 'First-EN'],
  ['Unicode form', 'ﬁrst-en'],
])('slugs that are equal up to %s', (_, alike) => {
  const issues = checkContent(withFile(second, slug('second-en', alike)))
  expect(issues.map(({ file, line }) => `${file}:${line}`)).toEqual([`${second}:2`, `${second}:2`])
  expect(issues.map(({ cause }) => cause).join()).toMatch(/first\/en\.md:2 has it too, as \/stories\/first-en\./)
})

test.each([
  ['Ääkkös lasku!', /characters that an address cannot have/, /^Write slug: "aakkos-lasku"$/],
  ['räkning_2', /characters that an address cannot have/, /^Write slug: "rakning-2"$/],
  ['double--hyphen', /characters that an address cannot have/, /^Write slug: "double-hyphen"$/],
])('the slug "%s"', (bad, cause, hint) => {
  expectIssue(withFile(postPath, slug('first-en', bad)), { file: postPath, at: `"${bad}"`, cause, hint })
})

test.each(['page', 'tag'])('the slug "%s" is fine: the lists of the blog lie below that address', (word) => {
  expect(checkContent(withFile(postPath, slug('first-en', word)))).toEqual([])
})

test('a slug that is the address of a page', () => {
  const pages = (text: string) => text.replace('"/cost"', '"/stories/first-en"')
  expectIssue(withFile('content/pages.json', pages), { file: postPath, at: '"first-en"', cause: /content\/pages\.json:\d+ has it too/, hint: /another path or slug/ })
})

test('two pages with one path', () => {
  const at = { file: 'content/pages.json', cause: /The address \/cost is taken/, hint: /another path/ }
  expectIssue(withFile('content/pages.json', swap('"en": "/terms"', '"en": "/cost"')), { ...at, at: { last: '"en": "/cost"' } })
})

test('a title that is the same as in a translation', () => {
  const title = (text: string) => text.replace(/title: ".*"/, 'title: "Getting paid on time"')
  const files = withFiles(/first\/(en|sv)\.md$/, title)
  expectIssue(files, { file: 'content/blog/first/sv.md', at: '"Getting', cause: /same as in content\/blog\/first\/en\.md/, hint: /Translate it into "sv"/ })
})

test('a paragraph that is the same as in a translation', () => {
  const same = 'Marjalasku Oy, Mustikkapolku 3, 11111 Marjala, FI76543210, moi@marjalasku.example, +358 9 111 1111, 003776543210'
  const files = withFiles(/first\/(fi|et)\.md$/, (text) => `${text}\n${same}\n`)
  expectIssue(files, { file: 'content/blog/first/et.md', at: same, cause: /same as in content\/blog\/first\/fi\.md/, hint: /Translate it into "et"/ })
})

const snippet = '```xml\n<ArticleName>consulting work by the hour</ArticleName>\n\n<FreeText>the work of the whole week, with the material that it needed</FreeText>\n```'
const wording = 'ostaja maksaa arvonlisäveron tästä rakennuspalvelusta itse, ja myyjä ilmoittaa sen omalla ilmoituksellaan'

test.each([
  ['code', snippet],
  ['code in a quotation', snippet.replace(/^/gm, '> ')],
  ['a wording of another language', `> <span lang="fi">${wording}</span>`],
])('%s may be the same in two languages', (_, same) => {
  expect(checkContent(withFiles(/first\/(en|sv)\.md$/, (text) => `${text}\n${same}\n`))).toEqual([])
})

test('a source may be the same in two languages', () => {
  const source = 'sources:\n  - { title: "The act on value added tax of the year 1993", url: "https://a.example/1993", checked: 2026-05-04 }\n'
  const files = withFiles(/first\/(en|sv)\.md$/, (text) => text.replace(/^(tags: .*\n)/m, `$1${source}`))
  expect(files.filter(({ text }) => text?.includes(source))).toHaveLength(2)
  expect(checkContent(files)).toEqual([])
})

test('a description that is the same as in a translation', () => {
  const line = /^description: .*$/m.exec(textOf('content/legal/terms/fi.md'))![0]
  const file = 'content/legal/terms/sv.md'
  expectIssue(withFile(file, (text) => text.replace(/^description: .*$/m, line)), { file, at: 4, cause: /same as in content\/legal\/terms\/fi\.md/, hint: /Translate/ })
})

/** Returns the small content with the same words on a button in Swedish and Estonian. */
const inBoth = (words: string) => withFiles(/(sv|et)\/home\.json$/, (text) => text.replace(/"button": ".*"/, () => `"button": "${words}"`))

test('a sentence of a page that is the same as in a translation', () => {
  const words = 'Send your first bill today'
  expectIssue(inBoth(words), { file: 'locales/et/home.json', at: `"${words}`, cause: /same as in locales\/sv\/home\.json/, hint: /Translate it into "et"/ })
})

test('words of data that are the same as in a translation', () => {
  const file = 'content/tags.json'
  const [, english = ''] = /"en": .*"lead": (".*") \}/.exec(textOf(file)) ?? []
  const files = withFile(file, (text) => text.replace(/("sv": .*"lead": )".*" \}/, (_, before: string) => `${before}${english} }`))
  expectIssue(files, { file, at: { last: english }, cause: /same as in "en"\./, hint: /Translate it into "sv"/ })
})

test.each(['Gårdsservice Snöskyffeln & Söner Ab', 'Marjalasku Pro', 'Standard', '{{street}}, {{postalCode}} {{city}}'])('names may be the same in two languages: %s', (name) => {
  expect(checkContent(inBoth(name)).filter(({ cause }) => !cause.includes('interpolates'))).toEqual([])
})

test('a missing language where all are needed is an issue, but not of a post', () => {
  const file = 'content/legal/terms/es.md'
  expectIssue(withFile(file, () => null), { file, cause: /missing/, hint: /Translate it/ })
  expect(checkContent(withFile(postPath, () => null).filter(({ path }) => path !== second))).toEqual([])
})

test('a draft may still wait for its translation', () => {
  const copy = textOf('content/blog/first/fi.md').replace('slug: "first-fi"', 'slug: "first-en"').replace('author:', 'draft: true\nauthor:')
  expect(checkContent(withFile(postPath, () => copy))).toEqual([])
  expect(checkContent(withFile(postPath, () => copy.replace('draft: true', 'draft: false'))).length).toBeGreaterThan(0)
})

test('a day that would become a list, in languages that write it so', () => {
  const [file, list] = ['content/blog/first/fi.md', '1. Tammikuu\n2. Helmikuu\n21. maali on valkoista']
  expectIssue(withFile(file, adding('21. marraskuuta 2026 laki muuttui.')), { file, at: '21.', cause: /^"21\." at the beginning/, hint: /^Write 21\\\. with/ })
  expect(checkContent(withFile(file, adding(list)))).toEqual([])
})

test('TODO is a word in Spanish', () => {
  const spanish = 'content/blog/first/es.md'
  expect(checkContent(withFile(spanish, adding('Sirve para TODO tipo de empresas.')))).toEqual([])
  expect(checkContent(withFile(spanish, adding('TODO: acabar')))).toHaveLength(1)
})

test('a term is no foreign one in its own language', () => {
  const [finnish, english] = [withFile('content/blog/first/fi.md', adding('Viitenumero.')), withFile(postPath, adding('Reverse charge.'))]
  expect([...checkContent(finnish), ...checkContent(english)]).toEqual([])
  expect(checkContent(withFile('content/blog/first/fi.md', adding('Reverse charge.')))).toHaveLength(1)
})
