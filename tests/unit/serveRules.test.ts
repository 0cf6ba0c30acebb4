import { answer } from '../../src/publish/serveRules'

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
const ask = (path: string) =>
  answer(
    path,
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
