import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { forgetOldAssets, keepAssets, keptFor } from '../../src/publish/releases/keptAssets'
import {
  currentRelease,
  forgetOldReleases,
  releaseBefore,
  releaseId,
  releaseIds,
  switchTo,
} from '../../src/publish/releases/releases'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), file)
  }
}
const day = 24 * 60 * 60 * 1000
const onDay = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * day)
const script = 'app-5843c3dd09a7fba67468.js'

test('hashed files are kept with their compressed copies, pages and data are not', () => {
  write(
    `site/${script}`,
    `site/${script}.br`,
    'site/static/a/b.webp',
    'site/index.html',
    'site/page-data/app-data.json',
    'site/favicon.svg',
  )
  keepAssets(join(folder, 'site'), join(folder, 'kept'), onDay(0))
  const kept = [
    script,
    `${script}.br`,
    'static/a/b.webp',
    'index.html',
    'page-data/app-data.json',
    'favicon.svg',
  ].filter((file) => existsSync(join(folder, 'kept', file)))
  expect(kept).toEqual([script, `${script}.br`, 'static/a/b.webp'])
})

test('a hashed file goes 30 days after the last deployment that still served it', () => {
  write(`old/${script}`, 'new/static/x.woff2')
  const kept = join(folder, 'kept')
  keepAssets(join(folder, 'old'), kept, onDay(0))
  keepAssets(join(folder, 'old'), kept, onDay(50))
  keepAssets(join(folder, 'new'), kept, onDay(50))
  forgetOldAssets(kept, onDay(80))
  expect(existsSync(join(kept, script))).toBe(true)
  keepAssets(join(folder, 'new'), kept, onDay(81))
  forgetOldAssets(kept, onDay(81))
  expect([existsSync(join(kept, script)), existsSync(join(kept, 'static/x.woff2'))]).toEqual([false, true])
  expect(keptFor).toBe(30 * day)
})

test('releases sort by time, one is current, old ones go but never the current one', () => {
  const ids = [0, 1, 2, 3, 4, 5, 6].map((number) => releaseId(onDay(number)))
  for (const id of ids) write(`releases/${id}/fi/index.html`)
  expect(currentRelease(folder)).toBeUndefined()
  switchTo(folder, ids[6]!)
  switchTo(folder, ids[0]!)
  expect(currentRelease(folder)).toBe(ids[0])
  expect(existsSync(join(folder, 'current', 'fi', 'index.html'))).toBe(true)
  forgetOldReleases(folder, 3)
  expect(releaseIds(folder)).toEqual([ids[0], ids[4], ids[5], ids[6]])
  expect(releaseBefore(folder, ids[0]!)).toBeUndefined()
})

test('nobody goes back to a release whose deployment was cut short', () => {
  const [first, cut, last] = [0, 1, 2].map((number) => releaseId(onDay(number)))
  write(`releases/${first!}/nginx/nginx.conf`, `releases/${cut!}/fi/index.html`, `releases/${last!}/nginx/nginx.conf`)
  expect(releaseBefore(folder, last!)).toBe(first)
})
