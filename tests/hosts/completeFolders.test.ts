import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesBelow } from '../../src/build/util/filesBelow'
import { git } from '../../src/build/util/git'
import { isCompressible } from '../../src/publish/compress'
import { feedPath } from '../../src/site/addresses'
import { languageCodes } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { searchScriptPath } from '../../src/site/searchIndex'
import { fileOf, pagesOf, sites } from './hosts'

describe.each(languageCodes)('the folder of the %s host', (language) => {
  const folder = join(sites, language)
  const files = filesBelow(folder)
  const others = languageCodes.filter((code) => code !== language)

  test('has what its visitors, crawlers and servers ask for', () => {
    const needed = [
      'index.html',
      ...['', ...others.map((code) => `${code}/`)].map((prefix) => `${prefix}404.html`),
      ...['robots.txt', 'sitemap.xml', '.well-known/security.txt', 'licenses.txt'],
      ...(git('rev-parse', 'HEAD') === undefined ? [] : ['revision.txt']),
      ...languageCodes.map((code) => localPath(feedPath(code), code, language).slice(1)),
      ...[
        'manifest.webmanifest',
        'favicon.svg',
        'favicon.ico',
        'apple-touch-icon.png',
        'icon-192.png',
        'icon-512.png',
        ...languageCodes.map((code) => searchScriptPath(code).slice(1)),
      ],
      ...['_headers', '_redirects', 'page-data/app-data.json'],
    ]
    expect(needed.filter((file) => !existsSync(join(folder, file)))).toEqual([])
    expect(existsSync(join(sites, 'nginx', `${language}.conf`))).toBe(true)
    expect(
      pagesOf(language).filter(
        (path) => !existsSync(join(folder, 'page-data', path === '/' ? 'index' : path, 'page-data.json')),
      ),
    ).toEqual([])
  })

  test('has nothing that tools keep for themselves', () => {
    const inner =
      /\.map$|^webpack\.stats\.json$|^chunk-map\.json$|^_(?!headers$|redirects$)|^~|^\.(?!well-known\/)|\.tsx?$/
    expect(files.filter((file) => inner.test(file))).toEqual([])
    const pages = files.filter((file) => file.endsWith('.html'))
    expect(pages.filter((file) => /name="?generator|pagePath/i.test(fileOf(language, file)))).toEqual([])
    expect(
      files.filter(
        (file) =>
          /\.(?:js|css)$/.test(file) &&
          fileOf(language, file).includes('sourceMappingURL=') &&
          !file.startsWith('admin/'),
      ),
    ).toEqual([])
  })

  test('every text has compressed copies that say the same and are smaller', () => {
    const texts = files.filter((file) => isCompressible(file, statSync(join(folder, file)).size))
    expect(texts.length).toBeGreaterThan(pagesOf(language).length)
    const wrong = texts.filter((file) => {
      const plain = readFileSync(join(folder, file))
      const [br, gz] = ['.br', '.gz'].map((ending) => join(folder, file + ending))
      if (!existsSync(br!) || !existsSync(gz!)) return true
      const copies = [readFileSync(br!), readFileSync(gz!)] as const
      return (
        copies.some((copy) => copy.length >= plain.length) ||
        !brotliDecompressSync(copies[0]).equals(plain) ||
        !gunzipSync(copies[1]).equals(plain)
      )
    })
    expect(wrong).toEqual([])
    expect(
      files.filter((file) => /\.(?:br|gz)$/.test(file) && !texts.includes(file.replace(/\.(?:br|gz)$/, ''))),
    ).toEqual([])
  })
})
