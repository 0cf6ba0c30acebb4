import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import site from '../../content/site.json'
import { localPath } from '../../src/site/paths'
import { ownPath, routes } from '../../src/site/routes'
import { routeIds } from '../routeTable'
import { readSitemap } from '../xml'
import { byPath, folder, postsOf, hostLanguage } from './site'

const origin = site.sites[hostLanguage]
const urls = readSitemap(readFileSync(join(folder, 'sitemap.xml'), 'utf8'))
const legalTexts = routeIds
  .filter((id) => routes[id].template === 'Legal')
  .map((id) => localPath(ownPath(id, hostLanguage), hostLanguage, hostLanguage))
const pathOf = (loc: string) => decodeURI(new URL(loc).pathname)

test('robots.txt names the sitemap of its host, and that names addresses of the host only', () => {
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  expect(urls.map(({ loc }) => new URL(loc).origin).filter((urlOrigin) => urlOrigin !== origin)).toEqual([])
})

test('a day of change is a day; posts and legal texts always have one', () => {
  const posts = new Set(postsOf(hostLanguage))
  expect(urls.length).toBeGreaterThan(posts.size)
  const dated = urls.filter(({ lastmod }) => lastmod !== undefined).map(({ loc }) => pathOf(loc))
  expect(dated).toEqual(expect.arrayContaining(legalTexts))
  for (const { loc, lastmod } of urls) {
    if (lastmod !== undefined) expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const times = byPath
      .get(pathOf(loc))!
      .root.querySelectorAll('article > div time')
      .map((time) => time.getAttribute('datetime'))
    if (posts.has(pathOf(loc))) expect(lastmod).toBe(times.at(-1))
  }
})
