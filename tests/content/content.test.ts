import { checkContent } from '../../src/content/checkContent'
import { formatIssue, type SourceFile } from '../../src/content/issues'
import { sourceFiles } from '../../src/node/sourceFiles'

const files = sourceFiles()
const problems = (changed: SourceFile[]) => checkContent(changed).map(formatIssue)

const slugOf = (path: string) => /slug: (".*")/.exec(files.find((file) => file.path === path)?.text ?? '')![1]!

/** The real content with one file changed; null removes it. */
const withFile = (path: string, change: (text: string) => string | null): SourceFile[] => {
  const found = files.find((file) => file.path === path)
  if (!found) throw new Error(`${path} is not there`)
  const text = change(found.text ?? '')
  expect(text).not.toBe(found.text)
  return files.flatMap((file) => (file === found ? (text === null ? [] : [{ path, text }]) : [file]))
}

test('the real content has no issue', () => {
  expect(problems(files)).toEqual([])
})

const post = 'content/blog/vat-threshold/en.md'

test.each([
  ['a missing key', 'locales/et/home.json', (text: string) => text.replace(/\s*"secondary": ".*",/, ''), 'locales/et/home.json  The key "hero.secondary" is missing.'],
  ['an extra key', 'locales/sv/common.json', (text: string) => text.replace('{', '{ "extra": "x",'), 'The key "extra" is not in locales/fi/common.json.'],
  ['an empty text', 'locales/es/legal.json', (text: string) => text.replace(/"toc": ".*?"/, '"toc": ""'), 'The key "toc" is empty.'],
  ['another interpolation', 'locales/en/blog.json', (text: string) => text.replace('{{minutes}}', '{{mins}}'), '"readingTime" interpolates {{mins}}'],
  ['a typed amount', 'locales/en/home.json', (text: string) => text.replace('All features', 'All for €12'), 'The amount "€" is typed into the copy.'],
  ['a typed percentage', 'content/features/mass-invoicing/en.md', (text: string) => text.replace('summary: "', 'summary: "Saves 15 % '), 'The amount "15 %" is typed into the copy.'],
  ['broken JSON', 'locales/en/home.json', (text: string) => text.slice(1), 'locales/en/home.json  The file is not valid JSON'],
  ['a forgotten locale', 'locales/sv/pricing.json', () => null, 'locales/sv/pricing.json  The file is missing.'],
  ['a forgotten language of a feature', 'content/features/mass-invoicing/sv.md', () => null, 'content/features/mass-invoicing/sv.md  The file is missing.'],
  ['an unknown fact', post, (text: string) => text.replace('{{product}}', '{{prodct}}'), 'Nothing is known to put in the place of {{prodct}}.'],
  ['a link to no page', post, (text: string) => text.replace('page:', 'page:no-'), 'leads nowhere'],
  ['an unknown author', post, (text: string) => text.replace('author: hilla', 'author: nobody'), 'The author "nobody" is unknown.'],
  ['an unknown tag', post, (text: string) => text.replace('tags: [', 'tags: [vatt, '), 'The tag "vatt" is unknown.'],
  ['a tag slug in use', 'content/tags.json', (text: string) => text.replace('"moms"', '"avtal"'), '"vat" and "contracts" have the slug "avtal" in "sv".'],
  ['a tag without a language', 'content/tags.json', (text: string) => text.replace(/\s*"sv": \{ "slug": "moms".*/, ''), '"vat.sv"'],
  ['a missing cover', post, (text: string) => text.replace('cover.svg', 'other.svg'), 'The picture "other.svg" is not beside the post.'],
  ['a year that would become a list', post, (text: string) => `${text}\n\n2025. aasta\n`, '"2025." at the beginning of a line'],
  ['a slug in use', post, (text: string) => text.replace(/slug: ".*"/, `slug: ${slugOf('content/blog/getting-paid-on-time/en.md')}`), 'too.'],
])('%s is named', (_, path, change, words) => {
  const list = problems(withFile(path, change))
  expect(list).toHaveLength(1)
  expect(list[0]).toContain(words)
  expect(list[0]).toMatch(/\n {4}\S/)
})

test('every issue is found in one run', () => {
  const broken = withFile('locales/en/home.json', (text) => text.replace('All features', 'All for €12')).map((file) =>
    file.path === post ? { ...file, text: file.text!.replace('author: hilla', 'author: nobody') } : file,
  )
  expect(problems(broken)).toHaveLength(2)
})

test('a post may be missing in a language', () => {
  const rest = files.filter(({ path }) => path !== 'content/blog/vat-threshold/et.md')
  expect(problems(rest).filter((issue) => !issue.includes('leads nowhere'))).toEqual([])
})
