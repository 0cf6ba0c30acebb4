import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { adminPath } from '../../src/build/policy/policies'
import { builtLanguage } from '../../src/publish/builtLanguage'
import { filesBelow } from '../../src/build/util/filesBelow'

/** The built site that the tests look at. */
export const folder = join(process.cwd(), 'public')
export const siteLanguage = builtLanguage(folder)

export interface BuiltPage {
  /** Path as a visitor asks for it. */
  path: string
  html: string
  root: HTMLElement
  lang: string
  title: string
  canonical: string | undefined
  /** Absolute address per hreflang. */
  alternates: Map<string, string>
}

const meta = (root: HTMLElement, selector: string, attribute: string) => root.querySelector(selector)?.getAttribute(attribute)

function readPage(file: string): BuiltPage {
  const html = readFileSync(join(folder, file), 'utf8')
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true } })
  return {
    path: `/${file}`.replace(/\/index\.html$/, '') || '/',
    html,
    root,
    lang: root.querySelector('html')?.getAttribute('lang') ?? '',
    title: root.querySelector('title')?.text ?? '',
    canonical: meta(root, 'link[rel=canonical]', 'href'),
    alternates: new Map(
      root.querySelectorAll('link[rel=alternate][hreflang]').map((link) => [link.getAttribute('hreflang')!, link.getAttribute('href')!]),
    ),
  }
}

const files = filesBelow(folder).filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/') && !`/${file}`.startsWith(`${adminPath}/`))

/** Every page of the build, not-found pages included; the editor is none. */
export const pages = files.map(readPage)
export const byPath = new Map(pages.map((page) => [page.path, page]))
/** Pages that have an address of their own. */
export const addressed = pages.filter(({ path }) => !path.endsWith('/404.html'))

/** Text that a visitor can read: no scripts, no styles. */
export function visibleText({ root }: BuiltPage): string {
  const body = parse(root.querySelector('body')!.outerHTML)
  for (const element of body.querySelectorAll('script, style')) element.remove()
  return body.structuredText
}
