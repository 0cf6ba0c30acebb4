import { cacheControl } from '../../src/publish/hosts/cacheClasses'

test('only files with a hash in their name are kept for ever', () => {
  expect(cacheControl('/app-5843c3dd09a7fba67468.js')).toContain('immutable')
  for (const file of ['/static/font.woff2', '/og/0123456789abcdef.png'])
    expect(cacheControl(file)).toContain('immutable')
  for (const file of [
    '/index.html',
    '/page-data/app-data.json',
    '/favicon.svg',
    '/chunk-map.json',
    '/pagefind/pagefind.js',
  ])
    expect(cacheControl(file)).toBe('public, max-age=0, must-revalidate')
})
