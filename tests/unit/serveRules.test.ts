import { answer } from '../../src/publish/serveRules'
import type { Language } from '../../src/site/languages'

const files = new Set([
  '/index.html',
  '/hinnoittelu/index.html',
  '/en/index.html',
  '/en/pricing/index.html',
  '/404.html',
  '/en/404.html',
  '/favicon.svg',
])
const moved = new Map([
  ['/hinnat', '/hinnoittelu'],
  ['/hinnat/', '/hinnoittelu'],
  ['/en/prices', '/en/pricing'],
  ['/hinnoittelu', '/nowhere'],
])
const ask = (path: string, asked?: Language) =>
  answer(
    path,
    asked,
    'fi',
    (file) => files.has(file),
    (path) => moved.get(path),
  )

test.each([
  ['/', '/index.html'],
  ['/hinnoittelu', '/hinnoittelu/index.html'],
  ['/en', '/en/index.html'],
  ['/en/pricing', '/en/pricing/index.html'],
  ['/favicon.svg', '/favicon.svg'],
])('%s is answered with %s', (path, file) => expect(ask(path)).toEqual({ status: 200, file }))

test.each([
  ['/hinnoittelu/', '/hinnoittelu'],
  ['/index.html', '/'],
  ['/en/', '/en'],
  ['/en/pricing/index.html', '/en/pricing'],
  ['/fi', '/'],
  ['/fi/hinnoittelu', '/hinnoittelu'],
  ['/hinnat', '/hinnoittelu'],
  ['/hinnat/', '/hinnoittelu'],
  ['/en/prices', '/en/pricing'],
  ['/fi/hinnat', '/hinnat'],
])('%s moved to %s', (path, location) => expect(ask(path)).toEqual({ status: 301, location }))

test.each([
  ['/nothing', '/404.html'],
  ['/404.html', '/404.html'],
  ['/en/nothing', '/en/404.html'],
  ['/hinnoittelu//', '/404.html'],
  ['//evil.example/', '/404.html'],
  ['/fi//evil.example', '/404.html'],
  ['/%5cevil.example/', '/404.html'],
  ['/fi/%2fevil.example', '/404.html'],
  ['/fi/\\evil.example', '/404.html'],
  ['/_headers', '/404.html'],
  ['/hinnoittelu/../index.html', '/404.html'],
  ['/hinnoittelu/%2e%2e/', '/404.html'],
])('%s is not found', (path, file) => expect(ask(path)).toEqual({ status: 404, file }))

test.each([
  ['/nothing', 'en', '/en/404.html'],
  ['/en/nothing', 'fi', '/404.html'],
  ['/en/nothing', 'sv', '/sv/404.html'],
  ['//evil.example/', 'en', '/en/404.html'],
] as const)('%s is not found in %s where that is asked for', (path, asked, file) =>
  expect(ask(path, asked)).toEqual({ status: 404, file }),
)
