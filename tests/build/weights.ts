import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { entryName } from '../../src/build/util/gatsbyInternals'
import { isThirdParty } from '../thirdParties'
import { folder, type BuiltPage } from './site'

/** A file, or a script inside a page, and its bytes over the wire. */
export interface Part {
  file: string
  bytes: number
}

type Compress = (data: Buffer) => Buffer

const known = new Map<string, Part>()

/** Weighs a file of the built folder once. */
function weigh(path: string, compress: Compress = brotliCompressSync): Part {
  const file = decodeURI(path).replace(/^\//, '')
  const part = known.get(file) ?? { file, bytes: compress(readFileSync(join(folder, file))).length }
  known.set(file, part)
  return part
}

/** A file that is compressed already. */
const asIs = (path: string): Part => ({
  file: path.replace(/^\//, ''),
  bytes: statSync(join(folder, decodeURI(path))).size,
})

const fileOf = ({ path }: BuiltPage) => (path.endsWith('.html') ? path : join(path, 'index.html'))
const dataOf = ({ path }: BuiltPage) => `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`

/** Addresses of this host; what third parties weigh is not known here. */
const linked = ({ root }: BuiltPage, selector: string, attribute: string) =>
  root
    .querySelectorAll(selector)
    .flatMap((element) => element.getAttribute(attribute) ?? [])
    .filter((address) => !isThirdParty(address))

const { assetsByChunkName } = JSON.parse(readFileSync(join(folder, 'webpack.stats.json'), 'utf8')) as {
  assetsByChunkName: Record<string, string[]>
}
const scriptsOf = (chunk: string) => (assetsByChunkName[chunk] ?? []).filter((name) => name.endsWith('.js'))

/** Name of a bundled file without its hash. */
export const stem = (file: string) => file.replace(/-[0-9a-f]{20}\.js$/, '')

/** Scripts that start the application, and what every template brings. */
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

/** Gatsby's name for the template of a page, such as `blog-tag`. */
export const templateOf = (page: BuiltPage) => chunkOf(page).replace(/^component---src-templates-(.+)-tsx$/, '$1')

/** An image as it is sent: photographs are compressed already, hosts compress drawings. */
const image = (path: string) => (path.endsWith('.svg') ? weigh(path) : asIs(path))

/** The heaviest file that a browser may take of an image: of the first source, whose format is the best. */
function heaviest(sources: readonly string[]): Part {
  const files = sources[0]!.split(',').map((candidate) => candidate.trim().split(' ')[0]!)
  return files.map(image).reduce((a, b) => (b.bytes > a.bytes ? b : a))
}

/** What a page weighs, by kind: the files that count, each once. */
export const weights = {
  html: (page) => [weigh(fileOf(page))],
  css: (page) => linked(page, 'link[rel=stylesheet]', 'href').map((href) => weigh(href)),
  /** Scripts that run, or are fetched, before the visitor does anything. */
  scriptBefore: (page) => [
    ...page.root
      .querySelectorAll('script:not([type]):not([src])')
      .map(({ text }) => ({ file: `boot script of ${page.path}`, bytes: brotliCompressSync(text).length })),
    ...linked(page, 'script[src]', 'src').map((src) => weigh(src)),
    ...linked(page, 'link[rel=modulepreload], link[rel=prefetch], link[rel=preload]:not([as=font])', 'href').map(
      (href) => weigh(href),
    ),
  ],
  /** Scripts that the template adds to those of the application, after interaction. */
  script: (page) =>
    scriptsOf(chunkOf(page))
      .filter((name) => stem(name) !== 'commons')
      .map((name) => weigh(name)),
  pageData: (page) => [weigh(dataOf(page), gzipSync)],
  /** Every font that the style sheets name: a text may need each of them. */
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
  /** Images that are not left until they are near. */
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

/** What a first visit takes before anything is done; a page with rare letters fetches another font besides. */
export const firstVisit = (page: BuiltPage): Part[] => [
  ...weights.html(page),
  ...weights.css(page),
  ...linked(page, 'link[rel=preload][as=font]', 'href').map(asIs),
  ...weights.images(page),
]

export type Kind = keyof typeof weights
