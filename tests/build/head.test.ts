import site from '../../content/site.json'
import { isLanguage, languageCodes } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { addressed, byPath, pages, siteLanguage } from './site'

const pageAt = (language: (typeof languageCodes)[number], href: string) =>
  byPath.get(localPath(new URL(href).pathname, language, siteLanguage))

describe.each(addressed.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test('has a language, one h1, a title and a description', () => {
    expect(isLanguage(page.lang)).toBe(true)
    expect(page.root.querySelectorAll('h1')).toHaveLength(1)
    expect(page.root.querySelectorAll('title')).toHaveLength(1)
    expect(page.title.length).toBeGreaterThan(10)
    expect(page.root.querySelector('meta[name=description]')?.getAttribute('content')?.length).toBeGreaterThanOrEqual(50)
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
