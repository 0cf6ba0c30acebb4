import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const read = (file: string) => readFileSync(file, 'utf8')

const code = /`([^`\n]+)`/g

/** Every document, without its blocks of code, which are examples. */
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, prose: read(file).replace(/^```.*?^```/gms, '') }))

/** A file or folder of the repository that is named as such, without a place to be filled in or a pattern. */
const path = /^(?:src|tests|content|locales|docs|static)\/[\w./-]*(?:\.\w+|\/)$/

/** Of the language and the kind of page that are added in examples. */
const examples = ['locales/de/', 'src/templates/Story.tsx', 'src/templates/Stories.tsx']

/** What the headings of a document can be linked to by. */
const fragments = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(
    ([, heading]) =>
      `#${heading!
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-')}`,
  )

test('every file that a document names exists', () => {
  const named = documents.flatMap(({ file, prose }) =>
    [...prose.matchAll(code)].map(([, text]) => ({ file, text: text! })).filter(({ text }) => path.test(text)),
  )
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ text }) => !existsSync(text) && !examples.includes(text))).toEqual([])
})

test('every link of a document leads to a file and a heading that exist', () => {
  const links = documents.flatMap(({ file, prose }) =>
    [...prose.replace(code, '').matchAll(/\]\(([^#):\s]*)(#[^)\s]+)?\)/g)].map(([, name = '', fragment]) => ({
      file,
      target: name === '' ? file : join(dirname(file), name),
      fragment,
    })),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(
    links.filter(
      ({ target, fragment }) =>
        !existsSync(target) || (fragment !== undefined && !fragments(target).includes(fragment)),
    ),
  ).toEqual([])
})

test('every fault is tried by a test that exists', () => {
  const rows = [...read('docs/faults.md').matchAll(/^\|.*\| ([a-z0-9]+\/\w+)(?:;.*)? *\|$/gm)].map(([, name]) => name!)
  const exists = (name: string) => ['spec', 'test'].some((kind) => existsSync(`tests/${name}.${kind}.ts`))
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter((name) => !exists(name))).toEqual([])
})
