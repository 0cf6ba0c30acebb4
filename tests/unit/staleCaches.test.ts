import { cpSync, existsSync } from 'node:fs'
import { dropStaleCaches, recordFingerprint } from '../../src/build/util/staleCaches'
import { temporaryFolder, type TemporaryFolder } from '../temporaryFolder'

let folder: TemporaryFolder
const file = (path: string, text?: string) => folder.write(path, text)
const kept = () => ['public', '.cache/webpack', '.cache/redux'].filter((path) => existsSync(folder.path(path)))

beforeEach(() => {
  folder = temporaryFolder()
  for (const path of ['package-lock.json', 'tsconfig.json', 'gatsby-config.ts', 'gatsby-node.ts']) file(path, '{}')
  file('src/content/readingTime.ts', 'export const pace = 220')
  file('src/components/Logo.tsx', 'export const Logo = () => null')
  file('public/index.html')
  file('.cache/redux/state')
  file('.cache/webpack/stage-build-html/0.pack')
  recordFingerprint(folder.root)
})
afterEach(() => folder.remove())

test('caches of the same code are kept', () => {
  expect(dropStaleCaches(folder.root)).toBe(false)
  expect(kept()).toEqual(['public', '.cache/webpack', '.cache/redux'])
})

test.each([
  ['a module that runs in node', 'src/content/readingTime.ts'],
  ['a new module', 'src/build/files/humans.ts'],
  ['a remark plugin', 'src/content/remark/index.js'],
  ['a setting of webpack', 'src/build/app/esbuild.ts'],
  ['a table beside a module', 'src/build/typesetting/compounds.json'],
  ['the packages', 'package-lock.json'],
  ["the compilers' options", 'tsconfig.json'],
  ["Gatsby's plugins", 'gatsby-config.ts'],
  ["Gatsby's hooks", 'gatsby-node.ts'],
])('a change of %s deletes the output, so that Gatsby drops its caches, and the cache of webpack', (_what, path) => {
  file(path, 'changed')
  expect(dropStaleCaches(folder.root)).toBe(true)
  expect(kept()).toEqual(['.cache/redux'])
})

test('caches of another Node version are dropped', () => {
  const name = '.cache/fingerprint.txt'
  file(name, folder.read(name).replace(process.version, 'v20.0.0'))
  expect(dropStaleCaches(folder.root)).toBe(true)
})

test('a change of a component keeps the caches, because Gatsby sees it', () => {
  file('src/components/Logo.tsx', 'changed')
  expect(dropStaleCaches(folder.root)).toBe(false)
})

test('caches without a digest of their code are dropped; without caches nothing is dropped', () => {
  folder.forget('.cache/fingerprint.txt')
  expect(dropStaleCaches(folder.root)).toBe(true)
  folder.forget('.cache')
  expect(dropStaleCaches(folder.root)).toBe(false)
})

test('caches that were copied from another folder are dropped', () => {
  const moved = temporaryFolder()
  cpSync(folder.root, moved.root, { recursive: true })
  expect([dropStaleCaches(folder.root), dropStaleCaches(moved.root)]).toEqual([false, true])
  moved.remove()
})
