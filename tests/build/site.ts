import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import tags from '../../content/tags.json'
import { editorPath } from '../../src/site/publicFiles'
import { builtLanguage } from '../../src/publish/builtLanguage'
import { filesBelow } from '../../src/build/util/filesBelow'
import { withoutInvisible } from '../../src/site/invisible'
import { languageCodes, type Language } from '../../src/site/languages'
import { pathsOn } from '../paths'

/** Parses HTML; code (`<pre>`) has elements, too. */
export const parseHtml = (html: string): HTMLElement =>
  parse(html, { comment: false, blockTextElements: { script: true, style: true } })

/** Folder of the built site under test: the one of `npm run build`, or one of `npm run build:sites`. */
export const folder = resolve(process.env.BUILT_FOLDER ?? 'public')
export const hostLanguage = builtLanguage(folder)
export const { pathOf, tagPaths } = pathsOn(hostLanguage)

export interface BuiltPage {
  /** Path as a visitor requests it. */
  path: string
  html: string
  root: HTMLElement
  lang: string
  title: string
  canonical: string | undefined
  /** Absolute addresses by hreflang. */
  alternates: Map<string, string>
}

const meta = (root: HTMLElement, selector: string, attribute: string) =>
  root.querySelector(selector)?.getAttribute(attribute)

function readPage(file: string): BuiltPage {
  const html = readFileSync(join(folder, file), 'utf8')
  // Tests compare words without the marks of typesetting.
  const root = parseHtml(withoutInvisible(html))
  return {
    path: `/${file}`.replace(/\/index\.html$/, '') || '/',
    html,
    root,
    lang: root.querySelector('html')?.getAttribute('lang') ?? '',
    title: root.querySelector('title')?.text ?? '',
    canonical: meta(root, 'link[rel=canonical]', 'href'),
    alternates: new Map(
      root
        .querySelectorAll('link[rel=alternate][hreflang]')
        .map((link) => [link.getAttribute('hreflang')!, link.getAttribute('href')!]),
    ),
  }
}

const files = filesBelow(folder).filter(
  (file) => file.endsWith('.html') && !file.startsWith('_gatsby/') && !`/${file}`.startsWith(`${editorPath}/`),
)

/** Every page of the build, with the not-found pages and without the editor. */
export const pages = files.map(readPage)
export const byPath = new Map(pages.map((page) => [page.path, page]))
/** Pages that have their own address. */
export const addressed = pages.filter(({ path }) => !path.endsWith('/404.html'))

/** Returns the addresses of some links of a page, in their order. */
export const hrefs = (path: string, selector: string): string[] =>
  byPath
    .get(path)!
    .root.querySelectorAll(selector)
    .map((link) => link.getAttribute('href')!)

/** Returns the paths of a list: its first page, and the further pages that exist. */
function pagesOfList(first: string, further: (page: string) => string): string[] {
  const pages = [first]
  while (byPath.has(further(String(pages.length + 1)))) pages.push(further(String(pages.length + 1)))
  return pages
}

const blogPages = (language: Language) =>
  pagesOfList(pathOf('blog', language), (page) => pathOf('blog-page', language, { page }))

const tagPages = (language: Language, slug: string) =>
  pagesOfList(pathOf('blog-tag', language, { slug }), (page) => pathOf('blog-tag-page', language, { slug, page }))

/** Canonical addresses of the second and later pages of lists. */
export const furtherPages: ReadonlySet<string | undefined> = new Set(
  languageCodes
    .flatMap((language) => [
      blogPages(language),
      ...Object.values(tags).map((tag) => tagPages(language, tag[language].slug)),
    ])
    .flatMap(([, ...further]) => further.map((path) => byPath.get(path)?.canonical)),
)

const listed = (pages: readonly string[]) => pages.flatMap((path) => hrefs(path, 'main li h2 a'))

/** Returns the paths of the posts of a language, in the order of its blog. */
export const postsOf = (language: Language): string[] => listed(blogPages(language))

/** Returns the paths of the posts of a tag, in the order of its list. */
export const postsWithTag = (language: Language, slug: string): string[] => listed(tagPages(language, slug))

/** Returns the text that a visitor can read, without scripts and styles. */
export function visibleText({ root }: BuiltPage): string {
  const body = parseHtml(root.querySelector('body')!.outerHTML)
  for (const element of body.querySelectorAll('script, style')) element.remove()
  return body.structuredText
}
