import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { entryName } from '../../src/build/util/gatsbyInNode'
import { isThirdParty } from '../thirdParties'
import { folder, type BuiltPage } from './site'

/** A file, or a script inside a page, and its number of bytes over the wire. */
export interface Part {
  file: string
  bytes: number
}

type Compress = (data: Buffer) => Buffer

const weighed = new Map<string, Part>()

/** Returns a file of the built folder with its compressed size, which is computed once. */
function weigh(path: string, compress: Compress = brotliCompressSync): Part {
  const file = decodeURI(path).replace(/^\//, '')
  const part = weighed.get(file) ?? { file, bytes: compress(readFileSync(join(folder, file))).length }
  weighed.set(file, part)
  return part
}

/** Returns a file that is not compressed again for sending. */
const asIs = (path: string): Part => ({
  file: path.replace(/^\//, ''),
  bytes: statSync(join(folder, decodeURI(path))).size,
})

const fileOf = ({ path }: BuiltPage) => (path.endsWith('.html') ? path : join(path, 'index.html'))
const dataOf = ({ path }: BuiltPage) => `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`

/** Returns the addresses of this host in some elements. The size of files of third parties is not known here. */
const linked = ({ root }: BuiltPage, selector: string, attribute: string) =>
  root
    .querySelectorAll(selector)
    .flatMap((element) => element.getAttribute(attribute) ?? [])
    .filter((address) => !isThirdParty(address))

const { assetsByChunkName } = JSON.parse(readFileSync(join(folder, 'webpack.stats.json'), 'utf8')) as {
  assetsByChunkName: Record<string, string[]>
}
const scriptsOf = (chunk: string) => (assetsByChunkName[chunk] ?? []).filter((name) => name.endsWith('.js'))

/** Returns the name of a script without its hash. */
export const stem = (file: string) => file.replace(/-[0-9a-f]{20}\.js$/, '')

/** Returns the scripts that start the application, and those that every template loads. */
export const applicationParts = (): Part[] =>
  [
    ...new Set([
      ...scriptsOf(entryName),
      ...Object.keys(assetsByChunkName)
        .flatMap(scriptsOf)
        .filter((name) => stem(name) === 'commons'),
    ]),
  ].map((name) => weigh(name))

const chunkOf = (page: BuiltPage) =>
  (JSON.parse(readFileSync(join(folder, dataOf(page)), 'utf8')) as { componentChunkName: string }).componentChunkName

/** Returns Gatsby's name for the template of a page, such as `blog-tag`. */
export const templateOf = (page: BuiltPage) => chunkOf(page).replace(/^component---src-templates-(.+)-tsx$/, '$1')

/** Returns an image with its size over the wire: photographs are already compressed, and hosts compress drawings. */
const image = (path: string) => (path.endsWith('.svg') ? weigh(path) : asIs(path))

/** The heaviest file that a browser may choose for an image: one of its first source, which has the best format. */
function heaviest(sources: readonly string[]): Part {
  const files = sources[0]!.split(',').map((candidate) => candidate.trim().split(' ')[0]!)
  return files.map(image).reduce((a, b) => (b.bytes > a.bytes ? b : a))
}

/** The files that count for a page, by kind, each once. */
export const weights = {
  html: (page) => [weigh(fileOf(page))],
  css: (page) => linked(page, 'link[rel=stylesheet]', 'href').map((href) => weigh(href)),
  /** Scripts that are run or fetched before the visitor does anything. */
  scriptBefore: (page) => [
    ...page.root
      .querySelectorAll('script:not([type]):not([src])')
      .map(({ text }) => ({ file: `boot script of ${page.path}`, bytes: brotliCompressSync(text).length })),
    ...linked(page, 'script[src]', 'src').map((src) => weigh(src)),
    ...linked(page, 'link[rel=modulepreload], link[rel=prefetch], link[rel=preload]:not([as=font])', 'href').map(
      (href) => weigh(href),
    ),
  ],
  /** Scripts that the template adds to those of the application, after an interaction. */
  script: (page) =>
    scriptsOf(chunkOf(page))
      .filter((name) => stem(name) !== 'commons')
      .map((name) => weigh(name)),
  pageData: (page) => [weigh(dataOf(page), gzipSync)],
  /** Every font in the style sheets: a text may need each of them. */
  fonts: (page) =>
    [
      ...new Set(
        linked(page, 'link[rel=stylesheet]', 'href').flatMap((href) =>
          [...readFileSync(join(folder, href), 'utf8').matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(
            ([, font]) => font!,
          ),
        ),
      ),
    ].map(asIs),
  /** Images that are not loaded lazily. */
  images: ({ root }) =>
    root
      .querySelectorAll('img:not([loading=lazy])')
      .map((img) =>
        heaviest([
          ...(img.closest('picture')?.querySelectorAll('source') ?? []).map((source) => source.getAttribute('srcset')!),
          img.getAttribute('srcset') ?? img.getAttribute('src')!,
        ]),
      ),
} satisfies Record<string, (page: BuiltPage) => Part[]>

/**
 * The files that a first visit loads before the visitor does anything. A page with rare letters loads another font too.
 */
export const firstVisit = (page: BuiltPage): Part[] => [
  ...weights.html(page),
  ...weights.css(page),
  ...linked(page, 'link[rel=preload][as=font]', 'href').map(asIs),
  ...weights.images(page),
]

export type Kind = keyof typeof weights
