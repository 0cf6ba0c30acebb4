import { pageIssues } from '../../src/build/policy/pageIssues'
import { contentSecurityPolicy, policies, sitePolicy, sources, type Directive } from '../../src/build/policy/policies'
import { headersWithPolicy } from '../../src/build/policy/securityHeaders'
import { thirdParties, type ThirdParty } from '../../src/build/policy/thirdParties'

const origin = 'https://other.example'
const party = (origins: ThirdParty['origins']): ThirdParty => ({ name: 'Other', purpose: 'x', privacy: 'x', origins })

/** Returns the sources of each directive, as a browser reads a header. */
const read = (header: string) =>
  new Map(header.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]))

const embedder = (parties: readonly ThirdParty[]) =>
  new Map(headersWithPolicy(sitePolicy(parties), '')).get('Cross-Origin-Embedder-Policy')

/** Elements that load something from a third party, by the directive for them. */
const loading: Partial<Record<Directive, string[]>> = {
  'script-src': [
    `<script async src="${origin}/a.js"></script>`,
    `<link rel="preload" as="script" href="${origin}/a.js">`,
  ],
  'style-src': [`<link rel="stylesheet" href="${origin}/a.css">`],
  'img-src': [`<img src="${origin}/a.png" alt="">`, `<img srcset="/a.png 1x, ${origin}/b.png 2x" alt="">`],
  'media-src': [`<video src="${origin}/a.mp4"></video>`, `<audio><source src="${origin}/a.mp3"></audio>`],
  'font-src': [`<link rel="preload" as="font" href="${origin}/a.woff2">`],
  'connect-src': [`<a href="/" ping="${origin}/seen">x</a>`],
  'frame-src': [`<iframe src="${origin}/film"></iframe>`],
  'form-action': [`<form action="${origin}/send"></form>`],
}
const directives = Object.keys(loading) as (keyof typeof loading)[]

test('the policy of pages allows their own host, nothing inline or evaluated, no scheme, no pattern', () => {
  const header = contentSecurityPolicy(sitePolicy([]), ['start()'])
  expect(header).toMatch(/^default-src 'none'; /)
  for (const [directive, values] of read(header))
    for (const value of values)
      expect([directive, value]).toEqual([
        directive,
        expect.stringMatching(/^'(self|none|wasm-unsafe-eval|sha256-[\w+/]+=*)'$/),
      ])
  expect(header).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/)
  for (const directive of ['base-uri', 'form-action', 'frame-ancestors'])
    expect(read(header).get(directive)).toEqual(["'none'"])
})

test('the editor may do only what its column of the policy allows', () => {
  const header = read(contentSecurityPolicy(policies.editor))
  expect(header.get('default-src')).toEqual(["'none'"])
  for (const [directive, { editor }] of Object.entries(sources))
    if (editor.length > 0) expect(header.get(directive)).toEqual(editor)
})

test('every answer carries these headers', () => {
  expect(Object.fromEntries(headersWithPolicy(sitePolicy([]), 'policy'))).toEqual({
    'Content-Security-Policy': 'policy',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
      'microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})

test.each(directives)('a third party with %s is allowed in that directive only', (directive) => {
  const policy = sitePolicy([party({ [directive]: [origin] })])
  const [before, after] = [sitePolicy([]), policy].map((each) => read(contentSecurityPolicy(each)))
  expect(
    [...after!].filter(([name, values]) => values.includes(origin) || String(values) !== String(before!.get(name))),
  ).toEqual([[directive, expect.arrayContaining([origin])]])
  expect(after!.get(directive)).not.toContain("'none'")
  for (const other of directives)
    for (const html of loading[other]!) {
      const issues = pageIssues(html, new Set(), policy)
      if (other === directive) expect(issues).toEqual([])
      else expect(issues.join()).toContain(`not allowed by ${other}`)
      expect(pageIssues(html.replaceAll(origin, 'https://other.example.evil.example'), new Set(), policy)).not.toEqual(
        [],
      )
    }
})

test('preconnect is allowed only to third parties of the policy', () => {
  const hint = `<link rel="preconnect" href="${origin}">`
  expect(pageIssues(hint, new Set(), sitePolicy([party({ 'connect-src': [origin] })]))).toEqual([])
  expect(pageIssues(hint, new Set(), sitePolicy([]))).not.toEqual([])
})

test('the embedder policy is credentialless with resources of third parties, unsafe-none with frames, else require-corp', () => {
  expect(embedder([])).toBe('require-corp')
  expect(embedder([party({ 'connect-src': [origin] })])).toBe('require-corp')
  for (const directive of ['script-src', 'style-src', 'img-src', 'media-src', 'font-src'] as const)
    expect(embedder([party({ [directive]: [origin] })])).toBe('credentialless')
  expect(embedder([party({ 'script-src': [origin] }), party({ 'frame-src': [origin] })])).toBe('unsafe-none')
})

// Tests the rows that a company adds; the table is empty at first.
test('every third party is a list of origins, and its scripts come from these', () => {
  for (const { origins, scripts = [] } of thirdParties) {
    for (const each of Object.values(origins).flat()) expect(new URL(each).origin).toBe(each)
    for (const { src } of scripts) expect(origins['script-src']).toContain(new URL(src).origin)
  }
})
