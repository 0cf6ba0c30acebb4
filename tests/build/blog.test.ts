import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import tags from '../../content/tags.json'
import { isShown } from '../../src/build/util/buildDay'
import { sourceFiles } from '../../src/build/util/sourceFiles'
import { parseTextFiles } from '../../src/check/textFiles'
import type { PostFields } from '../../src/content/schemas'
import { languageCodes, type Language } from '../../src/site/languages'
import { searchFolder } from '../../src/site/searchIndex'
import { kindOfRoute } from '../../src/site/routes'
import { routeIds } from '../routeTable'
import { addressed, byPath, folder, hrefs, parseHtml, pathOf, postsOf, postsWithTag, tagPaths } from './site'

const posts = parseTextFiles(sourceFiles()).flatMap(({ collection, language, data }) =>
  collection === 'blog' ? [{ language, ...(data as unknown as PostFields) }] : [],
)

describe.each(languageCodes)('the blog in %s', (language) => {
  const shown = posts.filter((post) => post.language === language && isShown(post))
  const listed = postsOf(language)
  const tagPathSet = new Set(tagPaths(language))
  const tagLinks = (path: string, selector: string) => hrefs(path, selector).filter((href) => tagPathSet.has(href))

  test('lists every post that is out in that language, newest first, and nothing else', () => {
    const dates = new Map(shown.map(({ slug, date }) => [pathOf('blog-post', language, { slug }), date]))
    expect([...listed].sort()).toEqual([...dates.keys()].sort())
    expect(listed.map((path) => dates.get(path))).toEqual([...dates.values()].sort().reverse())
    for (const path of listed) expect(byPath.get(path)?.lang).toBe(language)
  })

  test('has its posts in one list, below the ways to find others', () => {
    const links = hrefs(pathOf('blog', language), 'main a')
    const first = links.findIndex((path) => listed.includes(path))
    expect(links.slice(0, first)).toEqual(expect.arrayContaining(tagPaths(language).filter((path) => byPath.has(path))))
    expect(byPath.get(pathOf('blog', language))!.root.querySelectorAll('main ul:has(> li > picture)')).toHaveLength(1)
  })

  test('names each tag that has posts, and no other', () => {
    const used = new Set(listed.flatMap((post) => tagLinks(post, 'article ul a')))
    const named = tagLinks(pathOf('blog', language), 'main ul[aria-label] a')
    expect(new Set(named)).toEqual(used)
    expect(named).toEqual(tagPaths(language).filter((path) => byPath.has(path)))
    expect(used.size).toBe(new Set(shown.flatMap((post) => post.tags)).size)
  })

  test('each tag lists exactly the posts that have it, newest first', () => {
    for (const tagWords of Object.values(tags)) {
      const { slug } = tagWords[language]
      const tag = pathOf('blog-tag', language, { slug })
      if (!byPath.has(tag)) continue
      expect(postsWithTag(language, slug)).toEqual(listed.filter((post) => hrefs(post, 'article ul a').includes(tag)))
      expect(hrefs(tag, 'main ul[aria-label] a[aria-current=page]')).toEqual([tag])
    }
  })

  test('each post leads to up to three others of its language, and to all', () => {
    for (const post of listed) {
      const others = listed.filter((each) => each !== post)
      const related = hrefs(post, '#related h3 a')
      expect(related).toHaveLength(Math.min(3, others.length))
      expect(new Set(related).size).toBe(related.length)
      expect(related.filter((path) => !others.includes(path))).toEqual([])
      if (related.length > 0) expect(hrefs(post, '#related p a')).toEqual([pathOf('blog', language)])
    }
  })
})

describe('the search index', () => {
  const texts = routeIds.filter((id) => kindOfRoute(id).searchable && kindOfRoute(id).pages === 'one').length
  const count = (language: Language) => texts + postsOf(language).length

  test.each(languageCodes)(
    'of %s has every text once, with its stems, and only what the search control loads',
    (language) => {
      const index = join(folder, searchFolder(language))
      const files = readdirSync(index, { recursive: true, encoding: 'utf8' })
      const entry = JSON.parse(readFileSync(join(index, 'pagefind-entry.json'), 'utf8')) as {
        languages: Record<string, { page_count: number; wasm: string }>
      }
      expect(Object.keys(entry.languages)).toEqual([language])
      expect(entry.languages[language]).toMatchObject({ page_count: count(language), wasm: language })
      expect(files).toContain(`wasm.${language}.pagefind`)
      expect(files.filter((file) => file.endsWith('.pf_fragment'))).toHaveLength(count(language))
      expect(files.filter((file) => /\.(js|css)$/.test(file)).sort()).toEqual(['pagefind-worker.js', 'pagefind.js'])
    },
  )

  /**
   * Keeps only letters and digits, because Pagefind adds a full stop to parts without one. Pagefind leaves out menus by
   * itself.
   */
  const letters = (text: string) => text.normalize().replace(/[^\p{L}\p{N}]/gu, '')

  test.each(languageCodes)('of %s holds the words of its pages and nothing that is drawn', (language) => {
    const fragments = join(folder, searchFolder(language), 'fragment')
    for (const file of readdirSync(fragments)) {
      const [fragment] = /\{.*/s.exec(gunzipSync(readFileSync(join(fragments, file))).toString())!
      const { url, content } = JSON.parse(fragment) as { url: string; content: string }
      const main = parseHtml(byPath.get(url)!.root.querySelector('main')!.outerHTML)
      for (const element of main.querySelectorAll('nav, [data-pagefind-ignore], [aria-hidden=true], [role=img]'))
        element.remove()
      expect([url, letters(content)]).toEqual([url, letters(main.text)])
    }
  })

  test('no page loads it by itself', () => {
    for (const { html } of addressed) expect(html).not.toMatch(/(src|href)="\/pagefind/)
  })
})
