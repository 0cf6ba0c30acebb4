import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../src/build/util/filesBelow'

/**
 * The rooms of src and what each may import (README.md, map of the house): its own files and those of the rooms named
 * here. The files of `content/` in the root are data. Every room may import them except `check`, which must work with
 * broken data (tests/unit/checkImports.test.ts).
 */
const rooms = {
  site: [],
  drawings: [],
  pricing: ['site'],
  state: ['pricing'],
  content: ['site'],
  check: ['site', 'content'],
  head: ['site', 'pricing', 'styles'],
  client: ['site', 'pricing', 'state'],
  i18n: ['site', 'pricing', 'state'],
  components: ['drawings', 'content', 'i18n'],
  pictures: ['site', 'pricing', 'components', 'i18n'],
  sections: ['site', 'pricing', 'state', 'drawings', 'content', 'i18n', 'components', 'pictures'],
  layout: ['site', 'state', 'head', 'client', 'i18n', 'components'],
  templates: ['site', 'pricing', 'content', 'i18n', 'components', 'sections', 'layout'],
  styles: [],
  build: ['site', 'drawings', 'content', 'check'],
  editor: ['site', 'content', 'check', 'build'],
  publish: ['site', 'build'],
  tools: ['site', 'check', 'build', 'editor', 'publish'],
}

/** The same for the rooms inside src/build. */
const buildRooms = {
  util: [],
  policy: ['util'],
  images: ['util'],
  app: ['util'],
  typesetting: [],
  pages: ['util'],
  graphql: ['util', 'images', 'typesetting'],
  social: ['util', 'pages'],
  files: ['util', 'pages', 'social'],
  hooks: ['util', 'policy', 'images', 'app', 'pages', 'graphql', 'social', 'files'],
}

/** The boot script and the application are two bundles. What both need is beside their folders. */
const clientRooms = { boot: [], app: [] }

interface Import {
  file: string
  /** A path from the project's root, or the name of a package. */
  target: string
}

/** Returns what a file imports; imports of types, which disappear when it runs, only if `types` is true. */
function importsOf(file: string, { types }: { types: boolean }): Import[] {
  const text = readFileSync(file, 'utf8')
  const kept = types ? text : text.replace(/^import type [^']*'.*'$|\/\*\*[^]*?\*\//gm, '')
  return [...kept.matchAll(/(?:from |import\(|import |require\()'([^']+)'/g)].map(([, target]) => ({
    file,
    target: target!.startsWith('.') ? join(dirname(file), target!) : target!,
  }))
}

const code = filesBelow('src')
  .filter((file) => /\.[jt]sx?$/.test(file))
  .map((file) => join('src', file))

describe.each([
  ['src', rooms],
  ['src/build', buildRooms],
  ['src/client', clientRooms],
])('rooms of %s', (folder, table: Record<string, string[]>) => {
  const roomOf = (path: string) =>
    Object.keys(table).find((room) => path === `${folder}/${room}` || path.startsWith(`${folder}/${room}/`))

  const crossing = code
    .flatMap((file) => importsOf(file, { types: true }))
    .map(({ file, target }) => ({ from: roomOf(file), to: roomOf(target), file, target }))
    .filter(({ from, to }) => from && to && from !== to)

  test('stand in the table', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(table).sort())
  })

  test('import nothing from a room that they may not import', () => {
    const forbidden = crossing.filter(({ from, to }) => !table[from!]!.includes(to!))
    expect(forbidden.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  test('import something from every room that they may import', () => {
    const used = new Set(crossing.map(({ from, to }) => `${from!} imports ${to!}`))
    const allowed = Object.entries(table).flatMap(([room, others]) => others.map((other) => `${room} imports ${other}`))
    expect(allowed.filter((pair) => !used.has(pair))).toEqual([])
  })
})

test('the product imports neither its tests nor packages that only development has', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  const missing = code
    .filter((file) => !file.startsWith('src/tools/'))
    .flatMap((file) => importsOf(file, { types: false }))
    .filter(({ target }) => !/^(src|content|node:|tests)/.test(target))
    .filter(({ target }) => !(/^(@[^/]+\/)?[^/]+/.exec(target)![0] in dependencies))
  const tests = code
    .flatMap((file) => importsOf(file, { types: true }))
    .filter(({ target }) => target.startsWith('tests/'))
  expect([...missing, ...tests].map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})
