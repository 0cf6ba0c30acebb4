import { cpSync, existsSync } from 'node:fs'
import { withOwnCacheKey } from '../../src/build/app/cache'
import { dropStaleCaches, recordCodeDigest } from '../../src/build/util/staleCaches'
import { temporaryFolder, type TemporaryFolder } from '../temporaryFolder'

let folder: TemporaryFolder
const file = (path: string, text?: string) => folder.write(path, text)
const publicIsKept = () => existsSync(folder.path('public'))

const webpackKey = (folder: string) => {
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(folder)
  const { cache } = withOwnCacheKey({})
  cwd.mockRestore()
  return cache
}

beforeEach(() => {
  folder = temporaryFolder()
  for (const path of ['package-lock.json', 'tsconfig.json', 'gatsby-config.ts', 'gatsby-node.ts']) file(path, '{}')
  file('src/content/readingTime.ts', 'export const pace = 220')
  file('src/components/Logo.tsx', 'export const Logo = () => null')
  file('public/index.html')
  file('.cache/redux/state', 'kept')
  recordCodeDigest(folder.root)
})
afterEach(() => folder.remove())

test('caches of the same code are kept', () => {
  expect([dropStaleCaches(folder.root), publicIsKept()]).toEqual([false, true])
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
  expect([dropStaleCaches(folder.root), publicIsKept()]).toEqual([true, false])
})

test.each(['package-lock.json', 'tsconfig.json', 'gatsby-config.ts', 'gatsby-node.ts', 'src/build/app/esbuild.ts'])(
  "a change of %s changes the key of webpack's cache",
  (path) => {
    file('src/build/app/esbuild.ts')
    const before = webpackKey(folder.root)
    expect(webpackKey(folder.root)).toEqual(before)
    file(path, 'changed')
    expect(webpackKey(folder.root)).not.toEqual(before)
  },
)

test('caches of another Node version are dropped', () => {
  const name = '.cache/code-digest.txt'
  file(name, folder.read(name).replace(process.version, 'v20.0.0'))
  expect(dropStaleCaches(folder.root)).toBe(true)
})

test('a change of a component keeps the caches, because Gatsby sees it', () => {
  file('src/components/Logo.tsx', 'changed')
  expect(dropStaleCaches(folder.root)).toBe(false)
})

test('caches without a digest of their code are dropped; without caches nothing is dropped', () => {
  folder.forget('.cache/code-digest.txt')
  expect(dropStaleCaches(folder.root)).toBe(true)
  folder.forget('.cache')
  expect(dropStaleCaches(folder.root)).toBe(false)
})

test('caches that were copied from another folder are dropped', () => {
  file('src/build/app/esbuild.ts')
  recordCodeDigest(folder.root)
  const moved = temporaryFolder()
  cpSync(folder.root, moved.root, { recursive: true })
  expect([dropStaleCaches(folder.root), dropStaleCaches(moved.root)]).toEqual([false, true])
  expect(webpackKey(moved.root)).not.toEqual(webpackKey(folder.root))
  moved.remove()
})
