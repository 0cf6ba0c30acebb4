import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withOwnCacheKey } from '../../src/build/app/cache'
import { dropStaleCaches, recordCodeDigest } from '../../src/build/util/staleCaches'

let root: string
const file = (path: string, text = '') => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

const webpackKey = (folder: string) => {
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(folder)
  const { cache } = withOwnCacheKey({})
  cwd.mockRestore()
  return cache
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'caches-'))
  for (const path of ['package-lock.json', 'tsconfig.json', 'gatsby-config.ts', 'gatsby-node.ts']) file(path, '{}')
  file('src/content/readingTime.ts', 'export const pace = 220')
  file('src/components/Logo.tsx', 'export const Logo = () => null')
  file('public/index.html')
  file('.cache/redux/state', 'kept')
  recordCodeDigest(root)
})
afterEach(() => rmSync(root, { recursive: true }))

test('caches of the same code are kept', () => {
  expect([dropStaleCaches(root), existsSync(join(root, 'public'))]).toEqual([false, true])
})

test.each([
  ['a module that runs in node', 'src/content/readingTime.ts'],
  ['a new module', 'src/build/files/humans.ts'],
  ['a remark plugin', 'src/content/remark/index.js'],
  ['a table beside a module', 'src/build/typesetting/compounds.json'],
  ['the packages', 'package-lock.json'],
  ["the compilers' options", 'tsconfig.json'],
])('a change of %s deletes the output, so that Gatsby drops its caches', (_what, path) => {
  file(path, 'changed')
  expect([dropStaleCaches(root), existsSync(join(root, 'public'))]).toEqual([true, false])
})

test.each(['package-lock.json', 'tsconfig.json', 'gatsby-config.ts', 'gatsby-node.ts', 'src/build/app/esbuild.ts'])(
  "a change of %s changes the key of webpack's cache",
  (path) => {
    file('src/build/app/esbuild.ts')
    const before = webpackKey(root)
    expect(webpackKey(root)).toEqual(before)
    file(path, 'changed')
    expect(webpackKey(root)).not.toEqual(before)
  },
)

test('caches of another Node version are dropped', () => {
  const name = '.cache/code-digest.txt'
  file(name, readFileSync(join(root, name), 'utf8').replace(process.version, 'v20.0.0'))
  expect(dropStaleCaches(root)).toBe(true)
})

test('a change of a component keeps the caches, because Gatsby sees it', () => {
  file('src/components/Logo.tsx', 'changed')
  expect(dropStaleCaches(root)).toBe(false)
})

test('caches without a digest of their code are dropped; without caches nothing is dropped', () => {
  rmSync(join(root, '.cache', 'code-digest.txt'))
  expect(dropStaleCaches(root)).toBe(true)
  rmSync(join(root, '.cache'), { recursive: true })
  expect(dropStaleCaches(root)).toBe(false)
})

test('caches that were copied from another folder are dropped', () => {
  file('src/build/app/esbuild.ts')
  recordCodeDigest(root)
  const moved = mkdtempSync(join(tmpdir(), 'moved-'))
  cpSync(root, moved, { recursive: true })
  expect([dropStaleCaches(root), dropStaleCaches(moved)]).toEqual([false, true])
  expect(webpackKey(moved)).not.toEqual(webpackKey(root))
  rmSync(moved, { recursive: true })
})
