import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes, type Language } from '../../src/site/languages'
import { searchFolder } from '../../src/site/searchIndex'
import { localPath } from '../../src/site/paths'
import { kindOf, routeIds } from '../../src/site/routes'
import { tagIds, tags } from '../../src/site/tags'
import { addressed, byPath, folder, siteLanguage } from './site'

const links = (path: string, selector: string) => byPath.get(path)!.root.querySelectorAll(selector).map((link) => link.getAttribute('href')!)

describe.each(languageCodes)('the blog in %s', (language) => {
  const blog = localPath('/blog', language, siteLanguage)
  const posts = links(blog, 'main li h2 a')
  const tagPath = (slug: string) => localPath(`/blog/tag/${slug}`, language, siteLanguage)

  test('names each tag that has posts, and no other', () => {
    const used = new Set(posts.flatMap((post) => links(post, 'article ul a[href*="/blog/tag/"]')))
    expect(used.size).toBeGreaterThan(2)
    const shown = links(blog, 'main ul[aria-label] a[href*="/blog/tag/"]')
    expect(new Set(shown)).toEqual(used)
    const named = tagIds.map((id) => tagPath(tags[id][language].slug)).filter((path) => byPath.has(path))
    expect(shown).toEqual(named)
  })

  test('each tag lists exactly the posts that have it, newest first', () => {
    for (const tag of links(blog, 'main ul[aria-label] a[href*="/blog/tag/"]')) {
      expect(links(tag, 'main li h2 a')).toEqual(posts.filter((post) => links(post, 'article ul a').includes(tag)))
      expect(byPath.get(tag)!.root.querySelectorAll('main ul[aria-label] a[aria-current=page]').map((link) => link.getAttribute('href'))).toEqual([tag])
    }
  })

  test('each post leads to up to three others of its language', () => {
    for (const post of posts) {
      const related = links(post, '#related h3 a')
      expect(related).toHaveLength(Math.min(3, posts.length - 1))
      expect(new Set(related).size).toBe(related.length)
      expect(related.filter((path) => path === post || !posts.includes(path))).toEqual([])
    }
  })
})

describe('the search index', () => {
  const texts = routeIds.filter((id) => kindOf(id).searched && kindOf(id).pages === 'one').length
  const count = (language: Language) => texts + links(localPath('/blog', language, siteLanguage), 'main li h2 a').length

  test.each(languageCodes)('of %s has every text once, with its stems, and only what the search control loads', (language) => {
    const index = join(folder, searchFolder(language))
    const files = readdirSync(index, { recursive: true, encoding: 'utf8' })
    const entry = JSON.parse(readFileSync(join(index, 'pagefind-entry.json'), 'utf8')) as { languages: Record<string, { page_count: number; wasm: string }> }
    expect(Object.keys(entry.languages)).toEqual([language])
    expect(entry.languages[language]).toMatchObject({ page_count: count(language), wasm: language })
    expect(files).toContain(`wasm.${language}.pagefind`)
    expect(files.filter((file) => file.endsWith('.pf_fragment'))).toHaveLength(count(language))
    expect(files.filter((file) => /\.(js|css)$/.test(file)).sort()).toEqual(['pagefind-worker.js', 'pagefind.js'])
  })

  test('no page loads it by itself', () => {
    for (const { html } of addressed) expect(html).not.toMatch(/(src|href)="\/pagefind/)
  })
})
