import { cdnHeaders, policyOf } from '../../src/publish/hosts/cdnHeaders'
import { cdnRedirects } from '../../src/publish/hosts/cdnRedirects'
import { nginxConfiguration, type NginxPlace } from '../../src/publish/hosts/nginxConfiguration'
import { hostMaps, literal, pattern } from '../../src/publish/hosts/nginxMaps'
import { headersAt, securityHeaders } from '../../src/build/policy/securityHeaders'
import { alternateRows } from '../../src/publish/hosts/alternateRows'
import { hostPages } from '../../src/build/pages/hostPages'
import { languageCodes } from '../../src/site/languages'
import { siteUrl } from '../../src/site/addresses'
import { localPath } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'
import { cloudflarePages } from '../cloudflarePages'
import { hostileRequests } from '../hosts/hostileRequests'
import { postRow, siteContentOf } from '../siteContent'

const pages = hostPages(siteContentOf([postRow({ key: 'a', language: 'fi', slug: 'lasku' })]), 'fi')
const translations = alternateRows(pages, 'fi')
const pricing = ownPath('pricing', 'fi')
const post = ownPath('blog-post', 'fi', { slug: 'lasku' })
const origin = siteUrl('', 'fi')
const moved = [
  { from: '/hinnat', to: '/blog' },
  { from: '/en/prices/old/of/the/years/before', to: '/en/pricing' },
  { from: '/a/b/c/d/e/f', to: '/' },
]
const redirects = cdnRedirects(origin, 'fi', pages, translations, moved)
const files = new Set([
  ...pages.map(({ path }) => (path.endsWith('.html') ? path : `${path === '/' ? '' : path}/index.html`)),
  '/app-5843c3dd09a7fba67468.js',
])
const cdn = cloudflarePages(
  origin,
  redirects,
  cdnHeaders(
    'x',
    [...files].filter((file) => file.endsWith('.js')),
  ),
  (file) => files.has(file),
)
const seen = (address: string) => {
  const { status, location, file } = cdn(address)
  return [status, location ?? file]
}

test('policy and headers are read back from _headers as they were', () => {
  const policy = "default-src 'none'; script-src 'self' 'sha256-abc='"
  const file = cdnHeaders(policy, ['/app-5843c3dd09a7fba67468.js'])
  expect(policyOf(file)).toBe(policy)
  for (const [name, value] of securityHeaders(policy)) expect(file).toContain(`\n  ${name}: ${value}\n`)
  expect(() => policyOf('/*\n')).toThrow('npm run build')
})

test('a header that an earlier block sets is taken off first, and a CDN takes the number of blocks', () => {
  const hashed = Array.from({ length: 40 }, (_, index) => `/chunk${index}-5843c3dd09a7fba67468.js`)
  const blocks = cdnHeaders('x', [...hashed, '/static/font.woff2']).split(/\n(?=\/)/)
  expect(blocks[0]).not.toContain('Cache-Control')
  expect(blocks.filter((block) => block.startsWith('/static/'))).toHaveLength(1)
  const editor = blocks.filter((block) => /^\/admin(\/\*)?\n/.test(block))
  expect(editor).toHaveLength(2)
  for (const block of editor)
    expect(block).toMatch(/\n {2}! Content-Security-Policy\n(.*\n)* {2}Content-Security-Policy: .*'unsafe-inline'/)
  expect(blocks).toHaveLength(45)
})

test('the editor, and nothing else, has headers of its own', () => {
  const at = (path: string) => new Map(headersAt(path, 'x'))
  expect(at('/').get('Content-Security-Policy')).toBe('x')
  expect(at('/administrator').get('Content-Security-Policy')).toBe('x')
  for (const path of ['/admin', '/admin/editor.js']) {
    expect(at(path).get('Content-Security-Policy')).toContain("'unsafe-inline'")
    expect(at(path).get('X-Robots-Tag')).toContain('noindex')
    expect(at(path).get('X-Content-Type-Options')).toBe('nosniff')
  }
  expect(hostMaps('fi', 'x', [], [])).toContain('"~^\\\\d+ /admin(?:/|$)" "default-src')
})

test('on a CDN every page answers at its path, and its slash and index.html lead there', () => {
  for (const path of pages.map((page) => page.path).filter((path) => path !== '/' && !path.endsWith('.html'))) {
    expect([path, ...seen(path)]).toEqual([path, 200, `${path}/index.html`])
    for (const variant of [`${path}/`, `${path}/index.html`])
      expect([variant, ...seen(`${variant}?a=1`)]).toEqual([variant, 301, `${origin}${path}?a=1`])
  }
  expect(seen('/')).toEqual([200, '/index.html'])
  expect(seen('/index.html')).toEqual([301, `${origin}/`])
  expect(seen('/en/nothing')).toEqual([404, '/en/404.html'])
  expect(seen('/nothing')).toEqual([404, '/404.html'])
  for (const line of [
    '/* lang=en /en/404.html 404',
    '/* lang=fi /404.html 404',
    '/en/* /en/404.html 404',
    '/* /404.html 404',
  ])
    expect(redirects.split('\n')).toContain(line)
})

test("a CDN takes off the host's own prefix, whatever follows", () => {
  for (const path of [pricing, post, '/nothing'])
    for (const variant of [path, `${path}/`, `${path}/index.html`])
      expect([variant, ...seen(`/fi${variant}?a=1`)]).toEqual([variant, 301, `${origin}${path}?a=1`])
  for (const variant of ['/fi', '/fi/', '/fi/index.html']) expect(seen(variant)).toEqual([301, `${origin}/`])
})

test('a former address leads from a CDN to where the page is now, however it is spelled', () => {
  for (const { from, to } of moved)
    for (const variant of [from, `${from}/`, `${from}/index.html`])
      expect([variant, ...seen(`${variant}?a=1`)]).toEqual([variant, 301, `${origin}${to}?a=1`])
  expect(seen('/fi/a/b/c/d/e/f')).toEqual([301, `${origin}/a/b/c/d/e/f`])
  expect(seen('/hinnat/more')).toEqual([404, '/404.html'])
})

test('no address leads from a CDN to another host', () => {
  const targets = hostileRequests('fi', pricing)
    .map(({ target }) => target)
    .filter((target) => target.startsWith('/') && URL.canParse(origin + target))
  expect(targets.length).toBeGreaterThan(100)
  const away = targets.filter((target) => !(cdn(target).location ?? `${origin}/`).startsWith(`${origin}/`))
  expect(away).toEqual([])
})

test('a CDN sends the headers of nginx, each once', () => {
  for (const path of [pricing, `${pricing}/`, '/nothing', '/admin/editor.js', '/app-5843c3dd09a7fba67468.js']) {
    const { headers } = cdn(path)
    expect([path, ...headers]).toEqual(
      expect.arrayContaining([path, ...headersAt(path, 'x').map(([name, value]) => [name.toLowerCase(), value])]),
    )
  }
  expect(cdn('/app-5843c3dd09a7fba67468.js').headers.get('cache-control')).toContain('immutable')
  expect(cdnHeaders('x', [])).toContain('\n  ! Access-Control-Allow-Origin\n')
})

test('translations exist for every other language of a page, aliases included, and for no language that a page lacks', () => {
  const answered = (path: string) =>
    Object.fromEntries(
      translations.filter((row) => row.path === path).map(({ language, translation }) => [language, translation]),
    )
  const local = Object.fromEntries(languageCodes.map((code) => [code, localPath(ownPath('pricing', code), code, 'fi')]))
  const without = (language: string) => Object.fromEntries(Object.entries(local).filter(([code]) => code !== language))
  expect(answered(pricing)).toEqual(without('fi'))
  expect(answered(ownPath('pricing', 'en'))).toEqual(without('fi'))
  expect(answered(local.en!)).toEqual(without('en'))
  expect(answered(post)).toEqual({})
})

test('nginx gets no value that it would read as a variable or a second line', () => {
  expect(pattern('a "b" \\.')).toBe('a \\"b\\" \\\\.')
  for (const value of ['$host', 'a\nb', 'a\r']) expect(() => literal(value)).toThrow('nginx')
})

test('with certificates nginx speaks HTTPS, and plain HTTP leads there by the literal name', () => {
  const place: NginxPlace = {
    origins: Object.fromEntries(
      languageCodes.map((language) => [language, siteUrl('', language)]),
    ) as NginxPlace['origins'],
    listen: ['443'],
    tls: { certificates: '/certificates', plain: ['80'] },
    target: '/srv',
  }
  const configuration = nginxConfiguration(place, '/srv/releases/1')
  for (const language of languageCodes) {
    const { hostname, origin } = new URL(siteUrl('/', language))
    expect(configuration).toContain(`ssl_certificate "/certificates/${hostname}/fullchain.pem";`)
    expect(configuration).toContain(`return 301 ${origin}$request_uri;`)
  }
  expect(configuration).toContain('ssl_reject_handshake on;')
  expect(configuration.split('{').length).toBe(configuration.split('}').length)
})
