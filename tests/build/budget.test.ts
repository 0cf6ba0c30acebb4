import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { addressed, folder } from './site'

/** Weights over the wire: brotli at its best, as the hosts send it. */
const kilobytes = (data: Buffer | string) => brotliCompressSync(data).length / 1024

const sheets = [...new Set(addressed.flatMap(({ root }) => root.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href')!)))]

test('the one style sheet of the site weighs at most 12 kB', () => {
  expect(sheets).toHaveLength(1)
  expect(kilobytes(readFileSync(join(folder, sheets[0]!)))).toBeLessThanOrEqual(12)
})

test('the only script before interaction stands in the page and weighs at most 3 kB', () => {
  const scripts = new Set(addressed.flatMap(({ root }) => root.querySelectorAll('script:not([type])').map((script) => script.text)))
  expect(scripts.size).toBe(1)
  for (const script of scripts) expect(kilobytes(script)).toBeLessThanOrEqual(3)
  for (const { root } of addressed) {
    expect(root.querySelectorAll('script[src]')).toHaveLength(0)
    expect(root.querySelectorAll('link[rel=preload]:not([as=font]), link[rel=modulepreload], link[rel=prefetch]')).toHaveLength(0)
  }
})

test('two font files, at most 70 kB together, one of them fetched at once', () => {
  const fonts = readdirSync(join(folder, 'static')).filter((file) => file.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  const bytes = fonts.map((file) => statSync(join(folder, 'static', file)).size).reduce((a, b) => a + b)
  expect(bytes / 1024).toBeLessThanOrEqual(70)
  for (const { root } of addressed) expect(root.querySelectorAll('link[rel=preload][as=font]')).toHaveLength(1)
})

test.each(addressed.map((page) => [page.path, page] as const))('%s weighs at most 16 kB', (_, { html }) => {
  expect(kilobytes(html)).toBeLessThanOrEqual(16)
})
