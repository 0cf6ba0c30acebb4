import type { PostRow } from '../../src/build/pages/siteContent'
import { postsPerPage } from '../../src/build/pages/blogLists'
import { hostPages as pagesOf } from '../../src/build/pages/hostPages'
import { languageCodes, type Language } from '../../src/site/languages'
import { isPattern, routeIds } from '../routeTable'
import { siteContentOf } from '../siteContent'

const hostPages = (posts: readonly PostRow[], site: Language) => pagesOf(siteContentOf(posts), site)

const post = (key: string, language: Language, slug = `${key}-${language}`, date = '2026-01-01'): PostRow => ({
  key,
  language,
  slug,
  was: [],
  date,
  draft: false,
  tags: [],
})
const everywhere = (key: string, date?: string) => languageCodes.map((language) => post(key, language, undefined, date))
const byPath = (posts: PostRow[], site: Language) => new Map(hostPages(posts, site).map((page) => [page.path, page]))

describe.each(languageCodes)('the pages of the %s host', (site) => {
  const pages = hostPages([...everywhere('a'), ...everywhere('b')], site)

  test('hold every route in every language once, unprefixed only in the language of the host', () => {
    const own = pages.filter(
      ({ context, path }) => path.startsWith(`/${context.language}`) || context.language === site,
    )
    expect(own).toHaveLength(pages.length)
    for (const route of routeIds.filter((id) => !isPattern(id)))
      for (const language of languageCodes)
        expect(pages.some((page) => page.context.route === route && page.context.language === language)).toBe(true)
  })

  test('have different paths, without a slash at the end and without the prefix of the host', () => {
    const paths = pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => path !== '/' && path.endsWith('/'))).toEqual([])
    expect(paths.filter((path) => path.startsWith(`/${site}/`))).toEqual([])
  })

  test('the Finnish and the English unprefixed path of every page answer, in the language of the host', () => {
    const paths = new Map(pages.map((page) => [page.path, page]))
    for (const { context } of pages.filter((page) => page.context.language === site))
      for (const alias of [context.translations.fi, context.translations.en])
        if (alias !== undefined) {
          expect(paths.get(alias)?.context.language).toBe(site)
          expect(paths.get(alias)?.context.translations).toEqual(context.translations)
        }
  })

  test('the only page without an address is the 404 page, once in each language', () => {
    const unaddressed = pages.filter(({ context }) => Object.keys(context.translations).length === 0)
    expect(unaddressed.map(({ path }) => path)).toEqual(
      languageCodes.map((language) => (language === site ? '/404.html' : `/${language}/404.html`)),
    )
  })

  test('every page carries the full context that the translation plugin reads', () => {
    for (const { context, path } of pages)
      expect(context.i18n).toEqual({
        language: context.language,
        languages: languageCodes,
        defaultLanguage: site,
        generateDefaultLanguagePage: false,
        routed: true,
        originalPath: path,
        path,
      })
  })
})

describe('posts', () => {
  test('a post that is not translated has no page, no translation and no place in the list of that language', () => {
    const pages = byPath([post('a', 'fi'), post('a', 'en'), post('b', 'fi')], 'fi')
    expect(pages.get('/stories/b-fi')?.context.translations).toEqual({ fi: '/stories/b-fi' })
    expect(pages.has('/sv/berattelser/a-sv')).toBe(false)
    expect(pages.get('/sv/berattelser')?.context.posts).toEqual([])
    expect(pages.get('/en/stories')?.context.posts).toEqual(['a'])
  })

  test('the list begins with the newest post', () => {
    const pages = byPath(
      [
        post('old', 'fi', 'old', '2025-01-01'),
        post('mid', 'fi', 'mid', '2025-06-01'),
        post('new', 'fi', 'new', '2026-01-01'),
      ],
      'fi',
    )
    expect(pages.get('/stories')?.context.posts).toEqual(['new', 'mid', 'old'])
  })

  test('a long list continues at /stories/page/2, translated only into languages with as many pages', () => {
    const posts = Array.from({ length: postsPerPage + 1 }, (_, index) => post(`p${index}`, 'fi'))
    const pages = byPath([...posts, post('p0', 'en')], 'fi')
    expect(pages.get('/stories')?.context).toMatchObject({ pageNumber: 1, pageCount: 2 })
    expect(pages.get('/stories/page/2')?.context).toMatchObject({
      pageNumber: 2,
      translations: { fi: '/stories/page/2' },
    })
    expect(pages.get('/stories/page/2')?.context.posts).toHaveLength(1)
    expect(pages.has('/en/stories/page/2')).toBe(false)
  })

  test('a tag has pages like the list in languages where it has posts, and aliases of them', () => {
    const tagged = (key: string, language: Language) => ({ ...post(key, language), tags: ['vat'] })
    const many = Array.from({ length: postsPerPage + 1 }, (_, index) => tagged(`p${index}`, 'fi'))
    const pages = byPath([...many, tagged('p0', 'en'), post('q', 'sv')], 'fi')
    expect(pages.get('/stories/tag/verot')?.context).toMatchObject({
      key: 'vat',
      pageNumber: 1,
      pageCount: 2,
      tags: ['vat'],
      translations: { fi: '/stories/tag/verot', en: '/stories/tag/taxes' },
    })
    expect(pages.get('/stories/tag/verot/page/2')?.context).toMatchObject({
      pageNumber: 2,
      translations: { fi: '/stories/tag/verot/page/2' },
    })
    expect(pages.get('/stories/tag/verot/page/2')?.context.posts).toHaveLength(1)
    expect(pages.get('/en/stories/tag/taxes')?.context).toMatchObject({ posts: ['p0'], pageCount: 1 })
    expect(pages.get('/stories/tag/taxes')?.context.language).toBe('fi')
    expect(pages.has('/sv/berattelser/tag/skatter')).toBe(false)
    expect(pages.get('/sv/berattelser')?.context.tags).toEqual([])
  })
})
