import { join } from 'node:path'
import site from '../../content/site.json'
import { filesBelow } from '../../src/build/util/filesBelow'
import { securityHeaders } from '../../src/build/policy/securityHeaders'
import { cloudflarePages } from '../../src/publish/cloudflare/cloudflarePages'
import { languageCodes, type Language } from '../../src/site/languages'
import { prefixLanguage } from '../../src/site/paths'
import { fileOf, pagesOf, serveHosts, sites } from './hosts'
import { rawRequest, valuesOf } from './rawRequest'

const served = serveHosts()

const names = [...securityHeaders('').map(([name]) => name.toLowerCase()), 'x-robots-tag']

/** Returns the answers of nginx and of a CDN to the same address, without the parts that only one of them decides. */
async function both(language: Language, cdn: ReturnType<typeof cloudflarePages>, address: string) {
  const reply = await rawRequest(served.port, address, { host: new URL(served.origins[language]).host })
  const { status, location, file, headers } = cdn(address)
  const nginx = {
    status: reply.status,
    location: valuesOf(reply, 'location')[0]?.replace(`${served.origins[language]}/`, '/'),
    body: reply.status === 301 || reply.body.toString('latin1'),
    headers: names.map((name) => valuesOf(reply, name)),
    forever: valuesOf(reply, 'cache-control').join().includes('immutable'),
    stored: !valuesOf(reply, 'cache-control').includes('no-store'),
  }
  const other = {
    status,
    location,
    body: file === undefined || Buffer.from(fileOf(language, file.slice(1))).toString('latin1'),
    headers: names.map((name) => [headers.get(name)].filter((value) => value !== undefined)),
    forever: headers.get('cache-control')?.includes('immutable') ?? false,
    stored: headers.get('cache-control') !== 'no-store',
  }
  return { nginx, other }
}

test.each(languageCodes)(
  'on a CDN the %s host answers every address as it does on nginx, with the same headers',
  async (language) => {
    const filesOf = new Set(filesBelow(join(sites, language)))
    const cdn = cloudflarePages(
      site.sites[language],
      fileOf(language, '_redirects'),
      fileOf(language, '_headers'),
      (file) => filesOf.has(file.slice(1)),
    )
    const pages = pagesOf(language)
    const own = pages.filter((path) => prefixLanguage(path) === undefined)
    const variants = (path: string) =>
      [...(path === '/' ? [] : [path, `${path}/`]), `${path === '/' ? '' : path}/index.html`].map(
        (variant) => `${variant}?a=1`,
      )
    const assets = [...filesOf].filter(
      (file) => /\.(?:js|css|json|xml|txt|webmanifest|svg)$/.test(file) && !file.startsWith('admin/chunks/'),
    )
    const addresses = [
      '/',
      ...pages.flatMap(variants),
      ...own.flatMap((path) => variants(`/${language}${path === '/' ? '' : path}`)),
      ...assets.map((file) => `/${file}`),
      ...['/no-such-page', '/no/such/page', '/no-such-0123456789abcdef0123.js', '/administrator'],
      ...languageCodes.filter((code) => code !== language).map((code) => `/${code}/no-such-page`),
    ]
    for (const address of addresses) {
      const { nginx, other } = await both(language, cdn, address)
      expect([address, other]).toEqual([address, nginx])
    }
  },
  300_000,
)
