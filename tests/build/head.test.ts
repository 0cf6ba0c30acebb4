import { isLanguage } from '../../src/site/languages'
import { addressed, pages } from './site'

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

/** The tags in the head of every page. hosts/fiveFolders checks addresses on all hosts together. */
const everywhere = [
  'meta[name=robots]',
  'meta[name=theme-color][media*=light]',
  'meta[name=theme-color][media*=dark]',
  'link[rel=manifest]',
  'link[rel=stylesheet][integrity]',
  'link[rel=preload][as=font][crossorigin]',
  'link[rel=icon]',
  'link[rel=apple-touch-icon]',
]

test('every page prints its head, each tag once, behind the tags of Gatsby', () => {
  for (const { path, root } of pages) {
    expect([path, ...everywhere.map((tag) => root.querySelectorAll(`head > ${tag}`).length)]).toEqual([
      path,
      ...everywhere.map(() => 1),
    ])
    const [charset, , viewport] = root.querySelectorAll('head > *')
    expect([charset?.getAttribute('charset'), viewport?.getAttribute('name')]).toEqual(['utf-8', 'viewport'])
  }
})
