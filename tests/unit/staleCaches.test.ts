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

test('caches of the same code stay', () => {
  expect([dropStaleCaches(root), existsSync(join(root, 'public'))]).toEqual([false, true])
})

test.each([
  ['a module that runs in node', 'src/content/readingTime.ts'],
  ['a new module', 'src/build/files/humans.ts'],
  ['a remark plugin', 'src/content/remark/index.js'],
  ['a table beside a module', 'src/build/typesetting/compounds.json'],
  ['the packages', 'package-lock.json'],
  ["the compilers' options", 'tsconfig.json'],
])('after a change of %s the output goes, without which Gatsby drops its caches', (_what, path) => {
  file(path, 'changed')
  expect([dropStaleCaches(root), existsSync(join(root, 'public'))]).toEqual([true, false])
})

test.each(['package-lock.json', 'tsconfig.json', 'gatsby-config.ts', 'gatsby-node.ts', 'src/build/app/esbuild.ts'])(
  "after a change of %s webpack's cache has another key",
  (path) => {
    file('src/build/app/esbuild.ts')
    const before = webpackKey(root)
    expect(webpackKey(root)).toEqual(before)
    file(path, 'changed')
    expect(webpackKey(root)).not.toEqual(before)
  },
)

test('caches that another Node made are not trusted', () => {
  const name = '.cache/code-digest.txt'
  file(name, readFileSync(join(root, name), 'utf8').replace(process.version, 'v20.0.0'))
  expect(dropStaleCaches(root)).toBe(true)
})

test('a change of a component is for Gatsby to see', () => {
  file('src/components/Logo.tsx', 'changed')
  expect(dropStaleCaches(root)).toBe(false)
})

test('caches that nobody has noted the code of are not trusted; without caches there is nothing to do', () => {
  rmSync(join(root, '.cache', 'code-digest.txt'))
  expect(dropStaleCaches(root)).toBe(true)
  rmSync(join(root, '.cache'), { recursive: true })
  expect(dropStaleCaches(root)).toBe(false)
})

test('caches that came along to another folder are not trusted', () => {
  file('src/build/app/esbuild.ts')
  recordCodeDigest(root)
  const moved = mkdtempSync(join(tmpdir(), 'moved-'))
  cpSync(root, moved, { recursive: true })
  expect([dropStaleCaches(root), dropStaleCaches(moved)]).toEqual([false, true])
  expect(webpackKey(moved)).not.toEqual(webpackKey(root))
  rmSync(moved, { recursive: true })
})
