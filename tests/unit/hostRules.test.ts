import { cloudflarePages } from '../../src/publish/cloudflare/cloudflarePages'
import { headerBlocks, headersFor } from '../../src/publish/hosts/headerBlocks'
import { limitWarning } from '../../src/publish/cloudflare/redirectRules'
import { cacheClasses } from '../../src/publish/hosts/cacheClasses'
import { cdnHeaders } from '../../src/publish/hosts/cdnHeaders'
import { cdnRedirects } from '../../src/publish/hosts/cdnRedirects'
import { nginxConfiguration, type NginxSettings } from '../../src/publish/hosts/nginxConfiguration'
import { headerMaps, hostMaps, quotedValue, quotedPattern } from '../../src/publish/hosts/nginxMaps'
import { securityHeaders } from '../../src/build/policy/securityHeaders'
import { languageRedirects } from '../../src/publish/hosts/languageRedirects'
import { hostPages } from '../../src/build/pages/hostPages'
import { inEachLanguage, languageCodes } from '../../src/site/languages'
import { siteUrl } from '../../src/site/addresses'
import { localPath } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'
import { headersAt } from '../headersAt'
import { hostileRequests } from '../hosts/hostileRequests'
import { postRow, siteContentOf } from '../siteContent'

const pages = hostPages(siteContentOf([postRow({ key: 'a', language: 'fi', slug: 'lasku' })]), 'fi')
const translations = languageRedirects(pages, 'fi')
const pricing = ownPath('pricing', 'fi')
const post = ownPath('blog-post', 'fi', { slug: 'lasku' })
const origin = siteUrl('', 'fi')
test('policy and headers are read back from _headers as they were', () => {
  const policy = "default-src 'none'; script-src 'self' 'sha256-abc='"
  const file = cdnHeaders(policy, ['/app-5843c3dd09a7fba67468.js'])
  const wanted = securityHeaders(policy).map(([name, value]) => [name.toLowerCase(), value])
  expect([...headersFor(headerBlocks(file), '/')]).toEqual(wanted)
})

test('a header that two blocks set has both values', () => {
  const blocks = headerBlocks('/*\n  Vary: a\n/b\n  Vary: c')
  expect([headersFor(blocks, '/b').get('vary'), headersFor(blocks, '/d').get('vary')]).toEqual(['a, c', 'a'])
})

test('a block first removes the headers of earlier blocks, and a CDN accepts the number of blocks', () => {
  const hashed = Array.from({ length: 40 }, (_, index) => `/chunk${index}-5843c3dd09a7fba67468.js`)
  const blocks = cdnHeaders('x', [...hashed, '/static/font.woff2']).split(/\n(?=\/)/)
  expect(blocks[0]).not.toContain('Cache-Control')
  expect(blocks[0]).toMatch(/^ {2}! Access-Control-Allow-Origin$/m)
  expect(blocks.filter((block) => block.startsWith('/static/'))).toHaveLength(1)
  const editor = blocks.filter((block) => /^\/admin(\/\*)?\n/.test(block))
  expect(editor).toHaveLength(2)
  for (const block of editor)
    expect(block).toMatch(/\n {2}! Content-Security-Policy\n(.*\n)* {2}Content-Security-Policy: .*'unsafe-inline'/)
  expect(blocks).toHaveLength(45)
})

test('only the editor has headers of its own', () => {
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

test('no address leads from a CDN to another host', () => {
  const moved = [{ from: '/a/b/c/d/e/f', to: '/' }]
  const redirects = cdnRedirects(origin, 'fi', pages, translations, moved)
  const cdn = cloudflarePages(origin, redirects, '', (file) => pages.some(({ path }) => file === `${path}/index.html`))
  const targets = hostileRequests('fi', pricing)
    .map(({ target }) => target)
    .filter((target) => target.startsWith('/') && URL.canParse(origin + target))
  expect(targets.length).toBeGreaterThan(100)
  expect(targets.filter((target) => new URL(cdn(target).location ?? '/', origin).origin !== origin)).toEqual([])
})

test('if Cloudflare Pages drops rules, every page still answers at its path, the last one also with a slash', () => {
  const paths = Array.from({ length: 1500 }, (_, index) => `/blog/post-${index}`)
  const redirects = cdnRedirects(
    origin,
    'fi',
    paths.map((path) => ({ path })),
    [],
    [{ from: '/old', to: '/blog/post-0' }],
  )
  const cdn = cloudflarePages(origin, redirects, '', (file) => paths.some((path) => file === `${path}/index.html`))
  const seen = (address: string) => {
    const { status, location, file } = cdn(address)
    return [status, location ?? file]
  }
  const last = paths.at(-1)!
  for (const path of [paths[0]!, last]) {
    expect(seen(path)).toEqual([200, `${path}/index.html`])
    expect(seen(`${path}/index.html`)).toEqual([301, path])
    expect(seen(`/fi${path}`)).toEqual([301, path])
  }
  expect(seen('/old/')).toEqual([301, paths[0]])
  expect(seen(`${paths[0]!}/`)).toEqual([301, paths[0]])
  expect(seen(`${last}/`)).toEqual([200, `${last}/index.html`])
  // For each page a rewrite and a redirect from its slash; three spellings of the former address; index.html; three for
  // the host's own prefix.
  expect(limitWarning(redirects)).toContain(`the other ${2 * paths.length + 3 + 1 + 3 - 2000}.`)
  expect(limitWarning(cdnRedirects(origin, 'fi', pages, translations, []))).toBeUndefined()
})

test('of two rules with the same source the first counts', () => {
  const cdn = cloudflarePages(origin, '/a /b 301\n/a /c 301', '', () => false)
  expect(cdn('/a').location).toBe('/b')
})

test('after its first rule with a placeholder Cloudflare Pages takes 100 rules', () => {
  const rules = ['/a/* /b/:splat 301', ...Array.from({ length: 100 }, (_, index) => `/${index}/ /${index} 301`)]
  expect(limitWarning(rules.join('\n'))).toContain('the other 1.')
  expect(limitWarning([...rules].reverse().join('\n'))).toBeUndefined()
})

test('the rules for Netlify name the 404 page of each language, the requested language before the default', () => {
  const lines = cdnRedirects(origin, 'fi', pages, [], []).split('\n')
  const wanted = [
    '/* lang=en /en/404.html 404',
    '/* lang=fi /404.html 404',
    '/en/* /en/404.html 404',
    '/* /404.html 404',
  ]
  expect(lines.filter((line) => wanted.includes(line)).sort()).toEqual([...wanted].sort())
  expect(lines.indexOf('/* /404.html 404')).toBeGreaterThan(lines.indexOf('/en/* /en/404.html 404'))
})

test('translations exist for every other language of a page, aliases included, and for no language that a page lacks', () => {
  const answered = (path: string) =>
    Object.fromEntries(
      translations.filter((row) => row.path === path).map(({ language, translation }) => [language, translation]),
    )
  const local = inEachLanguage((code) => localPath(ownPath('pricing', code), code, 'fi'))
  const without = (language: string) => Object.fromEntries(Object.entries(local).filter(([code]) => code !== language))
  expect(answered(pricing)).toEqual(without('fi'))
  expect(answered(ownPath('pricing', 'en'))).toEqual(without('fi'))
  expect(answered(local.en)).toEqual(without('en'))
  expect(answered(post)).toEqual({})
})

test('nginx rules escape patterns, and refuse a value with a variable or a second line', () => {
  expect(quotedPattern('a "b" \\.')).toBe('a \\"b\\" \\\\.')
  for (const value of ['$host', 'a\nb', 'a\r']) expect(() => quotedValue(value)).toThrow('nginx')
})

/** Returns the value of nginx's map for Cache-Control at `<status> <range> <path>`. */
function cacheControl(request: string) {
  const map = / \$cache_control \{([^]*?)\n\}/.exec(headerMaps())![1]!
  const rows = map.matchAll(/"~(.+)" "(.*)";/g)
  const row = [...rows].find(([, pattern]) => new RegExp(pattern!.replaceAll('\\\\', '\\')).test(request))
  return row ? row[2] : /default "(.*)";/.exec(map)![1]
}

test.each([
  ['200  /app-5843c3dd09a7fba67468.js', cacheClasses.hashed],
  ['304  /static/font.woff2', cacheClasses.hashed],
  ['200  /app.js', cacheClasses.revalidated],
  ['206 bytes=0-9 /app-5843c3dd09a7fba67468.js', cacheClasses.revalidated],
  // What nginx asks before it answers 416, and after.
  ['200 bytes=99- /app-5843c3dd09a7fba67468.js', cacheClasses.revalidated],
  ['416 bytes=99- /app-5843c3dd09a7fba67468.js', ''],
  ['404  /app-5843c3dd09a7fba67468.js', cacheClasses.missing],
])('with nginx only a hashed file that is sent whole may be cached for a year: %s', (request, value) => {
  expect(cacheControl(request)).toBe(value)
})

test('nginx caches no map of the status, which changes while it answers', () => {
  const maps = headerMaps().split(/^(?=map )/m)
  expect(maps.map((map) => map.includes('volatile;'))).toEqual(maps.map((map) => map.includes('$status')))
})

test('with certificates nginx speaks HTTPS, and plain HTTP redirects there by the literal host name', () => {
  const place: NginxSettings = {
    origins: inEachLanguage((language) => siteUrl('', language)),
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
