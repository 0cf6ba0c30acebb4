import { cacheControl } from '../../src/node/hosts/cacheClasses'
import { cdnHeaders, policyOf } from '../../src/node/hosts/cdnHeaders'
import { cdnRedirects } from '../../src/node/hosts/cdnRedirects'
import { nginxConfiguration, type NginxPlace } from '../../src/node/hosts/nginxConfiguration'
import { literal, quoted } from '../../src/node/hosts/nginxSyntax'
import { nginxHostMaps } from '../../src/node/hosts/nginxHostMaps'
import { headersAt, securityHeaders } from '../../src/node/hosts/securityHeaders'
import { twinRows } from '../../src/node/hosts/twinRows'
import { pageList } from '../../src/node/pageList'
import { languageCodes } from '../../src/site/languages'
import { siteUrl } from '../../src/site/addresses'

const pages = pageList([{ key: 'a', language: 'fi', slug: 'lasku', date: '2026-01-01', tags: [], draft: false }], 'fi')
const twins = twinRows(pages, 'fi')
const rules = cdnRedirects(siteUrl('', 'fi'), 'fi', pages, twins).trim().split('\n').map((line) => line.split(' '))

/** What a CDN does that reads `_redirects` from the top and does not care whether a file is there. */
const first = (path: string) => rules.filter((rule) => rule.length === 3).find(([from]) => from === path || (from!.endsWith('*') && path.startsWith(from!.slice(0, -1))))

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
  for (const block of editor) expect(block).toMatch(/\n {2}! Content-Security-Policy\n(.*\n)* {2}Content-Security-Policy: .*'unsafe-inline'/)
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
  expect(nginxHostMaps('fi', 'x', [])).toContain('"~^\\\\d+ /admin(?:/|$)" "default-src')
})

test('on a CDN every page answers at its path, and its slash and index.html lead there', () => {
  for (const path of pages.map((page) => page.path).filter((path) => path !== '/' && !path.endsWith('.html'))) {
    expect(first(path)).toEqual([path, `${path}/`, '200'])
    for (const variant of [`${path}/`, `${path}/index.html`]) expect(first(variant)).toEqual([variant, siteUrl(path, 'fi'), '301'])
  }
  expect(first('/index.html')).toEqual(['/index.html', siteUrl('/', 'fi'), '301'])
  expect(first('/fi/hinnoittelu')).toEqual(['/fi/*', siteUrl('/:splat', 'fi'), '301'])
  expect(first('/en/nothing')).toEqual(['/en/*', '/en/404.html', '404'])
  expect(first('/nothing')).toEqual(['/*', '/404.html', '404'])
})

test('twins exist for every other language of a page, aliases included, and for no language that a page lacks', () => {
  const answered = (path: string) => Object.fromEntries(twins.filter((row) => row.path === path).map(({ language, twin }) => [language, twin]))
  expect(answered('/hinnoittelu')).toEqual({ en: '/en/pricing', es: '/es/pricing', sv: '/sv/priser', et: '/et/hinnad' })
  expect(answered('/pricing')).toEqual(answered('/hinnoittelu'))
  expect(answered('/en/pricing')).toEqual({ fi: '/hinnoittelu', es: '/es/pricing', sv: '/sv/priser', et: '/et/hinnad' })
  expect(answered('/blog/lasku')).toEqual({})
})

test('nginx gets no value that it would read as a variable or a second line', () => {
  expect(quoted('a "b" \\.')).toBe('"a \\"b\\" \\\\."')
  for (const value of ['$host', 'a\nb', 'a\r']) expect(() => literal(value)).toThrow('nginx')
})

test('with certificates nginx speaks HTTPS, and plain HTTP leads there by the literal name', () => {
  const place: NginxPlace = {
    origins: Object.fromEntries(languageCodes.map((language) => [language, siteUrl('', language)])) as NginxPlace['origins'],
    listen: ['443'],
    tls: { certificates: '/certificates', plain: ['80'], challenges: '/challenges' },
    root: (language) => `/srv/${language}`,
    keptAssets: (language) => `/srv/assets/${language}`,
    maps: (language) => `/srv/nginx/${language}.conf`,
    run: '/srv/run',
  }
  const configuration = nginxConfiguration(place)
  for (const language of languageCodes) {
    const { hostname, origin } = new URL(siteUrl('/', language))
    expect(configuration).toContain(`ssl_certificate "/certificates/${hostname}/fullchain.pem";`)
    expect(configuration).toContain(`return 301 ${origin}$request_uri;`)
  }
  expect(configuration).toContain('ssl_reject_handshake on;')
  expect(configuration.split('{').length).toBe(configuration.split('}').length)
})

test('only files with a hash in their name are kept for ever', () => {
  expect(cacheControl('/app-5843c3dd09a7fba67468.js')).toContain('immutable')
  for (const file of ['/static/font.woff2', '/og/0123456789abcdef.png']) expect(cacheControl(file)).toContain('immutable')
  for (const file of ['/index.html', '/page-data/app-data.json', '/favicon.svg', '/chunk-map.json', '/pagefind/pagefind.js'])
    expect(cacheControl(file)).toBe('public, max-age=0, must-revalidate')
})
