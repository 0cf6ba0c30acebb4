import { headTags, type HeadInput } from '../../src/head/headTags'
import site from '../fixtures/content/site.json'
import { alternates } from '../../src/site/alternates'
import { languageCodes } from '../../src/site/languages'
import { ownPath } from '../../src/site/routes'

const translations = Object.fromEntries(languageCodes.map((code) => [code, ownPath('pricing', code)]))
const input: HeadInput = { language: 'en', translations, title: 'Prices', description: 'What it costs' }
const find = (tags: ReturnType<typeof headTags>, key: string, value: string) =>
  tags.filter(({ attributes }) => attributes[key] === value).map(({ attributes }) => attributes.content ?? attributes.href)

describe('headTags', () => {
  test('name the own address as canonical, without a prefix, on the site of the language', () => {
    expect(find(headTags(input), 'rel', 'canonical')).toEqual([`${site.sites.en}/cost`])
  })

  test('carry one hreflang for each translation and x-default', () => {
    expect(headTags(input).flatMap(({ attributes }) => attributes.hrefLang ?? [])).toEqual([...languageCodes, 'x-default'])
  })

  test('say title, description and locale to Open Graph', () => {
    const tags = headTags(input)
    expect(find(tags, 'property', 'og:title')).toEqual(['Prices'])
    expect(find(tags, 'property', 'og:description')).toEqual(['What it costs'])
    expect(find(tags, 'property', 'og:locale')).toEqual(['en_IE'])
    expect(find(tags, 'property', 'og:type')).toEqual(['website'])
  })

  test('a page without an address of its own is kept out of indexes and has no canonical', () => {
    const tags = headTags({ ...input, translations: {} })
    expect(find(tags, 'name', 'robots')).toEqual(['noindex'])
    expect(tags.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes.rel)).toEqual(['manifest'])
  })

  test('the picture is named by its address on the site of the language, with its size and text', () => {
    const tags = headTags({ ...input, socialImage: { path: '/og/1.png', alt: 'Prices in words' } })
    expect(find(tags, 'property', 'og:image')).toEqual([`${site.sites.en}/og/1.png`])
    expect(find(tags, 'property', 'og:image:width')).toEqual(['1200'])
    expect(find(tags, 'property', 'og:image:height')).toEqual(['630'])
    expect(find(tags, 'property', 'og:image:alt')).toEqual(['Prices in words'])
    expect(find(tags, 'name', 'twitter:card')).toEqual(['summary_large_image'])
    expect(find(headTags(input), 'property', 'og:image')).toEqual([])
  })

  test('an article says when it was published and changed', () => {
    const tags = headTags({ ...input, article: { published: '2026-11-01', modified: '2026-11-02' } })
    expect(find(tags, 'property', 'og:type')).toEqual(['article'])
    expect(find(tags, 'property', 'article:modified_time')).toEqual(['2026-11-02'])
  })
})

describe('alternates', () => {
  test('name only the translations that exist, and the Finnish one as x-default', () => {
    expect(alternates({ sv: '/blog/a', fi: '/blog/b' })).toEqual([
      { hrefLang: 'fi', href: `${site.sites.fi}/blog/b` },
      { hrefLang: 'sv', href: `${site.sites.sv}/blog/a` },
      { hrefLang: 'x-default', href: `${site.sites.fi}/blog/b` },
    ])
  })

  test('without a Finnish translation the first that exists is x-default', () => {
    expect(alternates({ et: '/blog/c', sv: '/blog/a' }).at(-1)).toEqual({
      hrefLang: 'x-default',
      href: `${site.sites.sv}/blog/a`,
    })
    expect(alternates({})).toEqual([])
  })
})
