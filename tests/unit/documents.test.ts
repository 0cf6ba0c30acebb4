import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const read = (file: string) => readFileSync(file, 'utf8')

const code = /`([^`\n]+)`/g

/** Every document without its blocks of code, which are examples. */
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, prose: read(file).replace(/^```.*?^```/gms, '') }))

/** The full path of a file or folder in the repository, without placeholders or patterns. */
const path = /^(?:src|tests|content|locales|docs|static)\/[\w./-]*(?:\.\w+|\/)$/

/** Only the name of a file of code or data, as it is written beside a link to its folder. */
const bareName = /^\.?\w[\w.-]*\.(?:tsx?|m?js|jsonc?|css|conf|md|yml)$/

/** Paths that need not exist: of the language and kind of page in examples, and of a file that a script writes. */
const examples = ['locales/de/', 'de.md', 'src/templates/Story.tsx', 'src/templates/Stories.tsx', 'sbom.json']

/** Returns the fragments of the headings of a document. */
const fragments = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(
    ([, heading]) =>
      `#${heading!
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-')}`,
  )

const named = documents
  .flatMap(({ file, prose }) => [...prose.matchAll(code)].map(([, text]) => ({ file, text: text! })))
  .filter(({ text }) => !examples.includes(text))

test('every file that a document names exists', () => {
  const paths = named.filter(({ text }) => path.test(text))
  expect(paths.length).toBeGreaterThan(200)
  expect(paths.filter(({ text }) => !existsSync(text))).toEqual([])
})

test('every file that a document names without its folder exists somewhere', () => {
  const below = ['src', 'tests', 'docs', 'content', 'locales', '.github'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }),
  )
  const known = new Set([...readdirSync('.'), ...below].map((name) => basename(name)))
  const names = named.filter(({ text }) => bareName.test(text))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter(({ text }) => !known.has(text))).toEqual([])
})

/** Names of SVG, i18next and Gatsby that documents mention. */
const foreignNames = ['textLength', 'changeLanguage', 'onPreBootstrap', 'matchPath']

test('every name of code in a document is in the code', () => {
  const sources = ['src', 'tests', 'content', '.github']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /\.(tsx?|m?js|json|css|conf|yml)$/.test(file))
  const words = new Set(
    [...sources, ...readdirSync('.').filter((file) => /\.(ts|tsx|mjs|json)$/.test(file))].flatMap(
      (file) => read(file).match(/\w+/g) ?? [],
    ),
  )
  const names = named.filter(({ text }) => /^[a-z]+[A-Z]\w+$/.test(text))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter(({ text }) => !words.has(text) && !foreignNames.includes(text))).toEqual([])
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

test('the words of every fault begin the title of a test in the file that the row names, or a key of its table', () => {
  const rows = [...read('docs/faults.md').matchAll(/^\| (.*?) *\|.*\| ([a-z0-9]+\/\w+)(?:;.*)? *\|$/gm)].map(
    ([, fault, name]) => ({ fault: fault!.replaceAll('`', ''), name: name! }),
  )
  const isTested = ({ fault, name }: (typeof rows)[number]) => {
    const file = [`tests/${name}.spec.ts`, `tests/${name}.test.ts`].find((path) => existsSync(path))
    return file !== undefined && ["'", '"', '`'].some((quote) => read(file).includes(quote + fault))
  }
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter((row) => !isTested(row))).toEqual([])
})
