import { formerAddresses, hostFormerAddresses } from '../../src/build/pages/formerAddresses'
import { postsPerPage } from '../../src/build/pages/blogLists'
import { hostPages } from '../../src/build/pages/hostPages'
import { addressesIn, type Addresses } from '../../src/build/pages/pageSet'
import { sitePages } from '../../src/build/pages/sitePages'
import { languageCodes, type Language } from '../../src/site/languages'
import { postRow, siteContentOf } from '../siteContent'

/** Returns a value for each language. It loads the languages itself: the mocks below are made before any import. */
function mockEverywhere<T>(value: (code: string) => T): Record<string, T> {
  const { languageCodes: codes } = jest.requireActual<{ languageCodes: string[] }>('../../src/site/languages')
  return Object.fromEntries(codes.map((code) => [code, value(code)]))
}

jest.mock('../../content/pages.json', () => {
  const row = (path: string, former?: string, template = 'Blog') => ({
    template,
    path: mockEverywhere(() => path),
    was: former && { fi: [former] },
  })
  return {
    pricing: {
      ...row('', undefined, 'Pricing'),
      path: { ...mockEverywhere((code) => `/now-${code}`), fi: '/now' },
      was: { fi: ['/a', '/b'], sv: ['/c'] },
    },
    blog: row('/blog', '/news'),
    'blog-page': row('/blog/page/{page}', '/news/page/{page}'),
    'blog-tag': row('/blog/tag/{slug}', '/news/tag/{slug}'),
    'blog-tag-page': row('/blog/tag/{slug}/page/{page}', '/news/tag/{slug}/page/{page}'),
    'blog-post': row('/blog/{slug}', '/news/{slug}'),
    'not-found': row('/404.html', undefined, 'NotFound'),
  }
})
jest.mock('../../content/tags.json', () => {
  const words = mockEverywhere((code) => ({ slug: `vat-${code}`, name: code, lead: code }))
  return { vat: { ...words, fi: { ...words.fi, was: ['old-tag'] } } }
})

/** Returns the redirects of a host as an object. */
const list = (sets: readonly Addresses[], host: Language, aliases?: Language[]) =>
  Object.fromEntries(formerAddresses(sets, host, aliases).map(({ from, to }) => [from, to]))
const own = (translations: Addresses['translations'], was: Addresses['was']): Addresses => ({ translations, was })

describe('a page that moved', () => {
  const page = own({ fi: '/now', en: '/now-en', es: '/now-es', sv: '/now-sv' }, { fi: ['/a', '/b'], sv: ['/c'] })

  test('leads from its former paths on the host of their language, and from the prefixed ones elsewhere', () => {
    expect(list([page], 'fi')).toEqual({ '/a': '/now', '/b': '/now', '/sv/c': '/sv/now-sv' })
  })

  test('leads from Finnish and English ones on every host that has the page, because they answered there too', () => {
    expect(list([page], 'sv')).toEqual({
      '/fi/a': '/fi/now',
      '/fi/b': '/fi/now',
      '/a': '/now-sv',
      '/b': '/now-sv',
      '/c': '/now-sv',
    })
    expect(list([page], 'et')).toEqual({ '/fi/a': '/fi/now', '/fi/b': '/fi/now', '/sv/c': '/sv/now-sv' })
  })

  test('leads nowhere from an address at which another language of it answers', () => {
    const shared = own({ en: '/features', es: '/funciones', fi: '/ominaisuudet' }, { es: ['/features'] })
    expect(list([shared], 'es')).toEqual({})
    expect(list([shared], 'en')).toEqual({ '/es/features': '/es/funciones' })
  })
})

test('the paths of a page are its current ones, then its former ones', () => {
  expect(addressesIn(['fi', 'en'], (language) => (language === 'fi' ? ['/now', '/a', '/b'] : ['/x']))).toEqual(
    own({ fi: '/now', en: '/x' }, { fi: ['/a', '/b'], en: [] }),
  )
})

const post = (key: string, language: Language, was: string[] = []) => postRow({ key, language, was, tags: ['vat'] })

describe('of the data', () => {
  const many = Array.from({ length: postsPerPage }, (_, index) => post(`p${index}`, 'fi'))
  const posts = [post('a', 'fi', ['old']), post('a', 'en', ['old-en']), ...many]
  const content = siteContentOf(posts)
  const sets = sitePages(content)

  test('rows of the route table', () => {
    expect(list(sets, 'fi')).toMatchObject({ '/a': '/now', '/b': '/now', '/sv/c': '/sv/now-sv' })
  })

  test('posts, by former slugs and former paths of the blog together', () => {
    expect(list(sets, 'fi')).toMatchObject({
      '/blog/old': '/blog/a-fi',
      '/news/old': '/blog/a-fi',
      '/news/a-fi': '/blog/a-fi',
      '/en/blog/old-en': '/en/blog/a-en',
      '/blog/old-en': '/blog/a-fi',
    })
    expect(list(sets, 'en')).toMatchObject({
      '/fi/news/a-fi': '/fi/blog/a-fi',
      '/news/a-fi': '/blog/a-en',
      '/blog/old': '/blog/a-en',
      '/blog/old-en': '/blog/a-en',
    })
  })

  test('tags, each further page of a list to the same further page', () => {
    expect(list(sets, 'fi')).toMatchObject({
      '/blog/tag/old-tag': '/blog/tag/vat-fi',
      '/blog/tag/old-tag/page/2': '/blog/tag/vat-fi/page/2',
      '/news/tag/old-tag/page/2': '/blog/tag/vat-fi/page/2',
      '/news/tag/vat-fi': '/blog/tag/vat-fi',
      '/news': '/blog',
      '/news/page/2': '/blog/page/2',
    })
    expect(Object.keys(list(sets, 'fi')).filter((from) => from.endsWith('/page/3'))).toEqual([])
  })

  test('no redirect leads to an unpublished post', () => {
    expect(Object.values(list(sitePages(siteContentOf(many)), 'fi'))).not.toContain('/blog/a-fi')
  })

  test("the feed, which goes where the language's blog goes", () => {
    const feeds = (host: Language) => hostFormerAddresses(content, host).filter(({ from }) => from.endsWith('.xml'))
    expect(feeds('fi')).toEqual([{ from: '/news/rss.xml', to: '/blog/rss.xml' }])
    expect(feeds('sv')).toEqual([{ from: '/fi/news/rss.xml', to: '/fi/blog/rss.xml' }])
    expect(hostFormerAddresses(content, 'fi')).toEqual(expect.arrayContaining(formerAddresses(sets, 'fi')))
  })

  test('the feed of a blog that left its old path to the other languages', () => {
    const feeds = [own({ fi: '/news/rss.xml', en: '/blog/rss.xml' }, { fi: ['/blog/rss.xml'] })]
    expect(list(feeds, 'fi', [])).toEqual({ '/blog/rss.xml': '/news/rss.xml' })
    expect(list(feeds, 'en', [])).toEqual({ '/fi/blog/rss.xml': '/fi/news/rss.xml' })
  })

  test.each(languageCodes)('on the %s host each stands once, at no page, and leads to one', (host) => {
    const moved = formerAddresses(sets, host)
    const pages = new Set(hostPages(content, host).map(({ path }) => path))
    expect(moved.length).toBeGreaterThan(20)
    expect(new Set(moved.map(({ from }) => from)).size).toBe(moved.length)
    expect(moved.filter(({ from }) => pages.has(from))).toEqual([])
    expect(moved.filter(({ to }) => !pages.has(to))).toEqual([])
  })
})
