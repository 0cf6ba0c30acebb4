import { isHashed } from '../../src/publish/hosts/cacheClasses'

test('only files with a hash in their name are kept for ever', () => {
  for (const file of ['/app-5843c3dd09a7fba67468.js', '/static/font.woff2', '/og/0123456789abcdef.png'])
    expect(isHashed(file)).toBe(true)
  for (const file of [
    '/index.html',
    '/page-data/app-data.json',
    '/favicon.svg',
    '/chunk-map.json',
    '/pagefind/pagefind.js',
  ])
    expect(isHashed(file)).toBe(false)
})
