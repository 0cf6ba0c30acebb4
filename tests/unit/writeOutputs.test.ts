import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuiltSite, Output } from '../../src/node/outputs/outputFile'
import { outputList, writeOutputs } from '../../src/node/outputs/writeOutputs'
import { publishedFiles } from '../../src/node/publish/publishedFiles'

const site: BuiltSite = { siteLanguage: 'fi', pages: [], posts: [], query: () => Promise.resolve({}), contentSecurityPolicy: '' }
const output = (...paths: string[]): Output => () => paths.map((path) => ({ path, content: path }))

test('what a later build does not write any more is gone, what it writes is new', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'))
  const at = (path: string) => join(folder, path)
  try {
    await writeOutputs(folder, [output('robots.txt', 'en/blog/rss.xml'), output('og/1.png')], site)
    await writeOutputs(folder, [output('robots.txt'), output('og/2.png')], site)
    expect(readFileSync(at('robots.txt'), 'utf8')).toBe('robots.txt')
    expect(['en/blog/rss.xml', 'og/1.png', 'og/2.png'].map((path) => existsSync(at(path)))).toEqual([false, false, true])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the list of outputs is not published', () => {
  expect(publishedFiles([outputList, 'robots.txt'], new Set())).toEqual(['robots.txt'])
})
