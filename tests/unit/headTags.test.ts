import { icons } from '../../src/build/files/iconFiles'
import type { BuiltSite } from '../../src/build/files/siteFile'
import { pageTags, sharedTags, type DocumentHead } from '../../src/head/headTags'
import type { HeadTag } from '../../src/head/tag'
import { siteUrl, alternates } from '../../src/site/addresses'
import { inEachLanguage, languageCodes, languages } from '../../src/site/languages'
import { ownPath } from '../../src/site/routes'

const translations = inEachLanguage((code) => ownPath('pricing', code))
const above = [{ to: 'home' as const, name: 'Home' }]
const page: DocumentHead = {
  language: 'en',
  translations,
  above,
  name: 'Prices',
  title: 'Prices',
  description: 'What it costs',
}
const article = { headline: 'Prices', author: 'Hilla Suopursu', tags: [], published: '2026-11-01' }
const find = (tags: readonly HeadTag[], key: string, value: string) =>
  tags
    .filter(({ attributes }) => attributes[key] === value)
    .map(({ attributes }) => attributes.content ?? attributes.href)

const built = {
  styleSheets: [{ path: '/styles.1.css', integrity: 'sha384-x' }],
  themeColors: { light: '#fff', dark: '#000' },
  font: '/static/font.woff2',
  scripts: [{ src: 'https://other.example/a.js', 'data-site': 'x' }],
}

/** Returns the name of a tag; a head may have each only once. */
const nameOf = ({ tag, attributes: { name, property, rel, hrefLang, type, media, content, href, src } }: HeadTag) =>
  [
    tag,
    name ?? property ?? rel ?? src,
    hrefLang,
    type,
    media,
    property === 'og:locale:alternate' ? content : undefined,
    rel === 'stylesheet' ? href : undefined,
  ]
    .filter(Boolean)
    .join(' ')

describe('the head of a page', () => {
  test('names the own address as canonical, without a prefix, on the site of the language', () => {
    expect(find(pageTags(page), 'rel', 'canonical')).toEqual([siteUrl(ownPath('pricing', 'en'), 'en')])
  })

  test('carries one hreflang for each translation and x-default', () => {
    expect(pageTags(page).flatMap(({ attributes }) => attributes.hrefLang ?? [])).toEqual([
      ...languageCodes,
      'x-default',
    ])
  })

  test('says title, description and locale to people and to Open Graph', () => {
    const tags = pageTags(page)
    expect(tags.filter(({ tag }) => tag === 'title').map(({ text }) => text)).toEqual(['Prices'])
    expect(find(tags, 'name', 'description')).toEqual(['What it costs'])
    expect(find(tags, 'property', 'og:title')).toEqual(['Prices'])
    expect(find(tags, 'property', 'og:description')).toEqual(['What it costs'])
    expect(find(tags, 'property', 'og:locale')).toEqual(['en_IE'])
    expect(new Set(find(tags, 'property', 'og:locale:alternate'))).toEqual(
      new Set(['es_ES', 'et_EE', 'fi_FI', 'sv_FI']),
    )
    expect(find(tags, 'property', 'og:type')).toEqual(['website'])
  })

  test('of a page without an address of its own is kept out of indexes and has no canonical and no data', () => {
    const tags = pageTags({ ...page, translations: {} })
    expect(find(tags, 'name', 'robots')).toEqual(['noindex'])
    expect(tags.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes.rel)).toEqual([])
    expect(tags.filter(({ tag }) => tag === 'script')).toEqual([])
  })

  test('names the picture by its address on the site of the language, with its type, size and text', () => {
    const tags = pageTags({ ...page, socialImage: { path: '/og/1.jpg', alt: 'Prices in words' } })
    expect(find(tags, 'property', 'og:image')).toEqual([siteUrl('/og/1.jpg', 'en')])
    expect(find(tags, 'property', 'og:image:type')).toEqual(['image/jpeg'])
    expect(find(tags, 'property', 'og:image:width')).toEqual(['1200'])
    expect(find(tags, 'property', 'og:image:height')).toEqual(['630'])
    expect(find(tags, 'property', 'og:image:alt')).toEqual(['Prices in words'])
    expect(find(tags, 'name', 'twitter:card')).toEqual(['summary_large_image'])
    expect(find(pageTags(page), 'property', 'og:image')).toEqual([])
  })

  test('of an article has its days of publication and change', () => {
    const tags = pageTags({ ...page, article: { ...article, modified: '2026-11-02' } })
    expect(find(tags, 'property', 'og:type')).toEqual(['article'])
    expect(find(tags, 'property', 'article:published_time')).toEqual(['2026-11-01'])
    expect(find(tags, 'property', 'article:modified_time')).toEqual(['2026-11-02'])
  })

  test('has what all pages share: colours of both themes, style sheet with integrity, font, icons that are made, scripts of third parties', async () => {
    const tags = sharedTags(built)
    expect(tags.filter(({ tag }) => tag === 'meta').map(({ attributes }) => attributes)).toEqual([
      { name: 'theme-color', content: '#fff', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#000', media: '(prefers-color-scheme: dark)' },
    ])
    expect(tags).toContainEqual({
      tag: 'link',
      attributes: { rel: 'stylesheet', href: '/styles.1.css', integrity: 'sha384-x' },
    })
    expect(tags).toContainEqual({
      tag: 'script',
      attributes: { async: true, src: 'https://other.example/a.js', 'data-site': 'x' },
    })
    const files = (await icons({} as BuiltSite)).map(({ path }) => `/${path}`)
    expect(files).toEqual(expect.arrayContaining(find(tags, 'rel', 'apple-touch-icon')))
  })

  const full = {
    ...page,
    socialImage: { path: '/og/1.jpg', alt: 'x' },
    article: { ...article, modified: '2026-11-02' },
    feed: 'News',
  }

  test('of an article has these tags, in this order', () => {
    expect(pageTags(full).map(nameOf)).toEqual([
      'meta description',
      'meta og:description',
      'meta robots',
      'meta og:url',
      ...languageCodes
        .filter((code) => code !== 'en')
        .map((code) => `meta og:locale:alternate ${languages[code].locale.replace('-', '_')}`),
      'meta og:type',
      'meta og:site_name',
      'meta og:title',
      'meta og:locale',
      'meta og:image',
      'meta og:image:type',
      'meta og:image:width',
      'meta og:image:height',
      'meta og:image:alt',
      'meta twitter:card',
      'meta article:published_time',
      'meta article:modified_time',
      'title',
      'link canonical',
      ...languageCodes.map((code) => `link alternate ${code}`),
      'link alternate x-default',
      'link alternate application/rss+xml',
      'script application/ld+json',
    ])
  })

  test('has each tag once, meta first, then title', () => {
    for (const each of [full, page, { ...page, translations: {} }, { ...full, language: 'et' as const }]) {
      const names = [...pageTags(each), ...sharedTags(built)].map(nameOf)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
      const kinds = pageTags(each).map(({ tag }) => tag)
      expect(kinds.lastIndexOf('meta')).toBe(kinds.indexOf('title') - 1)
      expect(kinds.filter((kind) => kind === 'title')).toHaveLength(1)
    }
  })

  test('escapes any title', () => {
    const hostile = '</script><script>alert(1)</script> "&<!--'
    const tags = pageTags({ ...page, title: hostile, name: hostile, description: hostile })
    expect(find(tags, 'property', 'og:title')).toEqual([hostile])
    expect(tags.filter(({ tag }) => tag === 'script').map(({ text }) => text)).toEqual([
      expect.not.stringContaining('<'),
    ])
  })
})

describe('alternates', () => {
  test('name only the translations that exist, and the Finnish one as x-default', () => {
    expect(alternates({ sv: '/blog/a', fi: '/blog/b' })).toEqual([
      { hrefLang: 'fi', href: siteUrl('/blog/b', 'fi') },
      { hrefLang: 'sv', href: siteUrl('/blog/a', 'sv') },
      { hrefLang: 'x-default', href: siteUrl('/blog/b', 'fi') },
    ])
  })

  test('without a Finnish translation the first one is x-default', () => {
    expect(alternates({ et: '/blog/c', sv: '/blog/a' }).at(-1)).toEqual({
      hrefLang: 'x-default',
      href: siteUrl('/blog/a', 'sv'),
    })
    expect(alternates({})).toEqual([])
  })
})
