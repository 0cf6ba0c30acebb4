import { checkContent } from '../../src/check/checkContent'
import { proposedSlug } from '../../src/site/slug'
import { newPost } from '../../src/editor/newPost'
import { fixture as files } from '../content/smallContent'

const answers = {
  id: 'lost-invoice',
  titles: { fi: 'Laskun perässä: mitä tehdä?', en: 'The lost invoice' },
  date: '2026-11-21',
}

test.each([
  ['Mitä muistutus saa maksaa?', 'mita-muistutus-saa-maksaa'],
  ['¿Cuánto cuesta un recordatorio?', 'cuanto-cuesta-un-recordatorio'],
  ['Så får du betalt – i tid', 'sa-far-du-betalt-i-tid'],
  ['Õige aeg & šikk arve: 20 000 €', 'oige-aeg-sikk-arve-20-000'],
  ['Straße', 'strasse'],
  ['…', ''],
])('the slug of "%s" is "%s"', (title, slug) => {
  expect(proposedSlug(title)).toBe(slug)
})

test('a new post is a draft in each language and has no issue', () => {
  const made = newPost(answers, files)
  expect(made.map(({ path }) => path)).toEqual(
    ['fi.md', 'en.md', 'cover.svg'].map((name) => `content/blog/lost-invoice/${name}`),
  )
  expect(made.filter(({ path }) => path.endsWith('.md')).every(({ text }) => text.includes('\ndraft: true\n'))).toBe(
    true,
  )
  expect(checkContent([...files, ...made])).toEqual([])
})

test('a slug that another post of the language has gets a number', () => {
  const first = newPost(answers, files)
  const second = newPost({ ...answers, id: 'another' }, [...files, ...first])
  expect(second[0]!.text).toContain('slug: "laskun-perassa-mita-tehda-2"')
  const third = newPost({ ...answers, id: 'a-third' }, [...files, ...first, ...second])
  expect(third[0]!.text).toContain('slug: "laskun-perassa-mita-tehda-3"')
  expect(checkContent([...files, ...first, ...second, ...third])).toEqual([])
})

test.each([
  ['had', 'fi', (text: string) => text.replace(/^slug: "(.*)"$/m, 'slug: "renamed"\nwas: ["$1"]')],
  ['has in Finnish', 'sv', (text: string) => text],
] as const)('a slug that another post %s gets a number', (_, language, rename) => {
  const first = newPost({ ...answers, titles: { fi: answers.titles.fi, sv: 'Något annat' } }, files)
  const before = first.map((file) => ({ ...file, text: rename(file.text).replace('draft: true\n', '') }))
  const second = newPost({ ...answers, id: 'another', titles: { [language]: answers.titles.fi } }, [
    ...files,
    ...before,
  ])
  expect(second[0]!.text).toContain('slug: "laskun-perassa-mita-tehda-2"')
})

test('the notes of a new post are an issue once it is no draft', () => {
  const made = newPost({ ...answers, titles: { en: 'The lost invoice' } }, files)
  const published = made.map((file) => ({ ...file, text: file.text.replace('draft: true\n', '') }))
  const issues = checkContent([...files, ...published])
  expect(issues.map(({ line }) => line)).toEqual([4, 13, 15, 17])
  expect(issues.every(({ cause }) => cause.includes('left over'))).toBe(true)
})

test('an id that is taken or malformed, no title, or a title without letters is refused', () => {
  expect(() => newPost({ ...answers, id: 'first' }, files)).toThrow('exists already')
  expect(() => newPost({ ...answers, id: '../secrets' }, files)).toThrow('cannot be a folder')
  expect(() => newPost({ ...answers, titles: {} }, files)).toThrow('at least one language')
  expect(() => newPost({ ...answers, titles: { fi: '!?' } }, files)).toThrow('Nothing of the title')
})

test.each([
  ['is too long', 'A very long title of a post '.repeat(4).trim(), 'the most is 80'],
  ['has HTML', 'The <b>lost</b> invoice', 'HTML would be shown'],
  ['names no variable', 'An invoice of {{prodct}}', 'There is no variable'],
])('a title that %s is refused, before anything is written', (_, title, cause) => {
  expect(() => newPost({ ...answers, titles: { en: title } }, files)).toThrow(cause)
})
