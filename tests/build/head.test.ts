import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import site from '../../content/site.json'
import { thirdParties } from '../../src/build/policy/thirdParties'
import { themeColors } from '../../src/build/util/designTokens'
import { head } from '../../src/head/headTags'
import type { HeadTag } from '../../src/head/tag'
import { isLanguage, languageCodes } from '../../src/site/languages'
import type { PageContext } from '../../src/site/pageContext'
import { localPath } from '../../src/site/paths'
import { addressed, byPath, folder, pages, siteLanguage, type BuiltPage } from './site'

const pageAt = (language: (typeof languageCodes)[number], href: string) =>
  byPath.get(localPath(new URL(href).pathname, language, siteLanguage))

describe.each(addressed.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test('has a language, one h1, a title and a description', () => {
    expect(isLanguage(page.lang)).toBe(true)
    expect(page.root.querySelectorAll('h1')).toHaveLength(1)
    expect(page.root.querySelectorAll('title')).toHaveLength(1)
    expect(page.title.length).toBeGreaterThan(10)
    expect(page.root.querySelector('meta[name=description]')?.getAttribute('content')?.length).toBeGreaterThanOrEqual(
      50,
    )
  })

  test('no id stands twice', () => {
    const ids = page.root.querySelectorAll('[id]').map((element) => element.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('its canonical is its own path on the site of its language', () => {
    const canonical = new URL(page.canonical!)
    expect(canonical.origin).toBe(site.sites[page.lang as keyof typeof site.sites])
    expect(pageAt(page.lang as 'fi', canonical.href)?.lang).toBe(page.lang)
    expect(page.alternates.get(page.lang)).toBe(page.canonical)
  })

  test('its alternates exist, are reciprocal and end with x-default', () => {
    const translations = [...page.alternates].filter(([code]) => code !== 'x-default')
    expect(page.alternates.get('x-default')).toBe(page.alternates.get('fi') ?? translations[0]![1])
    for (const [code, href] of translations) {
      const translation = pageAt(code as 'fi', href)
      expect(translation?.lang).toBe(code)
      expect(translation?.canonical).toBe(href)
      expect([...translation!.alternates]).toEqual([...page.alternates])
    }
  })

  test('says the same to Open Graph', () => {
    const property = (name: string) => page.root.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
    expect(property('title')).toBe(page.root.querySelector('title')!.text)
    expect(property('url')).toBe(page.canonical)
    expect(property('locale')?.slice(0, 2)).toBe(page.lang)
  })
})

test('titles and descriptions are unique per canonical address of a language', () => {
  for (const read of [
    (page: (typeof pages)[number]) => page.title,
    (page: (typeof pages)[number]) => page.root.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  ]) {
    const owners = new Map<string, string>()
    for (const page of addressed) {
      const text = `${page.lang} ${read(page)}`
      const other = owners.get(text)
      expect([undefined, page.canonical]).toContain(other)
      owners.set(text, page.canonical!)
    }
  }
})

const content = ({ root }: BuiltPage, selector: string) => root.querySelector(selector)?.getAttribute('content')

const contextOf = ({ path }: BuiltPage): PageContext => {
  const file = join(folder, 'page-data', path === '/' ? 'index' : path, 'page-data.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { result: { pageContext: PageContext } }).result.pageContext
}

/** The head that `head` gives for a page, with what only its template knows read from the page itself. */
function expectedHead(page: BuiltPage): HeadTag[] {
  const { language, translations, socialImage } = contextOf(page)
  const sheet = page.root.querySelector('link[rel=stylesheet]')!
  const published = content(page, 'meta[property="article:published_time"]')
  const texts = {
    title: page.title,
    name: page.title,
    description: content(page, 'meta[name=description]'),
    feed: page.root.querySelector('link[type="application/rss+xml"]')?.getAttribute('title'),
    article:
      published === undefined
        ? undefined
        : {
            headline: '',
            author: '',
            tags: [],
            published,
            modified: content(page, 'meta[property="article:modified_time"]'),
          },
  }
  const built = {
    styleSheets: [{ path: sheet.getAttribute('href')!, integrity: sheet.getAttribute('integrity')! }],
    themeColors: themeColors(),
    font: page.root.querySelector('link[as=font]')!.getAttribute('href')!,
    scripts: thirdParties.flatMap(({ scripts = [] }) => scripts),
  }
  return head({ page: { language, translations, socialImage, above: [], ...texts }, built })
}

/** A tag in one form, whether it was printed or not. */
const plain = (tag: string, attributes: Readonly<Record<string, string | true>>) => [
  tag,
  ...Object.entries(attributes)
    .filter(([name]) => name !== 'data-react-helmet')
    .map(([name, value]) => `${name.toLowerCase()}=${value === true ? '' : value}`),
]

test.each(pages.map((page) => [page.path, page] as const))(
  '%s prints its head in order, behind the tags of Gatsby, and nothing else',
  (_, page) => {
    const printed = page.root
      .querySelectorAll('head > *')
      .map((element) => plain(element.tagName.toLowerCase(), element.attributes))
    expect(printed).toEqual([
      ['meta', 'charset=utf-8'],
      ['meta', 'http-equiv=x-ua-compatible', 'content=ie=edge'],
      ['meta', 'name=viewport', 'content=width=device-width, initial-scale=1, shrink-to-fit=no'],
      ...expectedHead(page).map(({ tag, attributes }) => plain(tag, attributes)),
    ])
  },
)
