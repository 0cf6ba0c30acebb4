import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { addressed, folder } from './site'

const kilobyte = 1024

/** Style sheets as they stand in the pages, once. */
const styles = [...new Set(addressed.map(({ root }) => root.querySelectorAll('style').map((style) => style.text).join('')))]

test('all styles of the site weigh at most 14 kB, compressed', () => {
  expect(styles).toHaveLength(1)
  expect(gzipSync(styles[0]!).length / kilobyte).toBeLessThanOrEqual(14)
})

test('two font files, at most 70 kB together, one of them fetched at once', () => {
  const fonts = readdirSync(join(folder, 'static')).filter((file) => file.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  const bytes = fonts.map((file) => statSync(join(folder, 'static', file)).size).reduce((a, b) => a + b)
  expect(bytes / kilobyte).toBeLessThanOrEqual(70)
  for (const { root } of addressed) expect(root.querySelectorAll('link[rel=preload][as=font]')).toHaveLength(1)
})

test.each(addressed.map((page) => [page.path, page] as const))('%s weighs at most 24 kB with its styles, compressed', (path) => {
  const html = readFileSync(join(folder, path, 'index.html'))
  expect(gzipSync(html).length / kilobyte).toBeLessThanOrEqual(24)
})
