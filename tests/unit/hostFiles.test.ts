import sharp from 'sharp'
import site from '../../content/site.json'
import { expiryNotice } from '../../src/check/expiryNotice'
import { tellExpiry } from '../../src/tools/tellExpiry'
import { resolveValue } from '../../src/build/util/designTokens'
import { ico, icons } from '../../src/build/files/icons'
import { revisionOf } from '../../src/build/files/revision'
import { publishedFiles, referencesIn } from '../../src/publish/publishedFiles'
import { cacheControl } from '../../src/publish/hosts/cacheClasses'

const hash = (letter: string) => letter.repeat(40)

test("the revision is the repository's, else the one that the build service names, else none", () => {
  const environment = { SOURCE_VERSION: hash('b'), GITHUB_SHA: hash('c') }
  expect(revisionOf(hash('a'), environment)).toBe(hash('a'))
  expect(revisionOf(undefined, environment)).toBe(hash('b'))
  expect(revisionOf(undefined, { GITHUB_SHA: hash('c') })).toBe(hash('c'))
  expect(revisionOf(undefined, { SOURCE_VERSION: 'main' })).toBeUndefined()
})

test.each([
  ['2026-01-01T00:00:00Z', undefined],
  ['2026-05-25T00:00:00Z', /ends in 7 days/],
  ['2026-06-03T00:00:00Z', /has ended 2 days ago/],
  ['2025-05-01T00:00:00Z', /more than a year/],
])('on %s the end of security.txt on 1 June 2026 is told as %s', (now, words) => {
  const notice = expiryNotice(new Date(now), '2026-06-01T00:00:00Z')
  if (words) expect(notice).toMatch(words)
  else expect(notice).toBeUndefined()
})

test('whoever builds the hosts or deploys is told of the end, and of nothing before', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const told = (days: number) => {
    warn.mockClear()
    jest.useFakeTimers({ now: Date.parse(site.security.expires) + days * 24 * 60 * 60 * 1000 })
    tellExpiry()
    return warn.mock.calls.flat().join()
  }
  expect([told(-90), told(-20), told(3)]).toEqual([
    '',
    expect.stringMatching(/ends in 20 days/),
    expect.stringMatching(/has ended 3 days ago/),
  ])
  jest.useRealTimers()
  warn.mockRestore()
})

test('a colour that no token names is an error', () => {
  expect(resolveValue('var(--a)', { '--a': 'var(--b)', '--b': '#fff' })).toBe('#fff')
  expect(() => resolveValue('var(--c)', {})).toThrow('--c')
})

test('an ICO file says where each of its pictures begins', () => {
  const pictures = [
    { size: 16, data: Buffer.from('one') },
    { size: 256, data: Buffer.from('three') },
  ]
  const file = ico(pictures)
  expect(file.readUInt16LE(4)).toBe(2)
  for (const [index, { size, data }] of pictures.entries()) {
    const at = 6 + 16 * index
    expect(file.readUInt8(at)).toBe(size % 256)
    const begin = file.readUInt32LE(at + 12)
    expect(file.subarray(begin, begin + file.readUInt32LE(at + 8))).toEqual(data)
  }
})

test('icons have the size that their name says', async () => {
  const site = {
    siteLanguage: 'fi',
    pages: [],
    moved: [],
    digests: new Map<string, string>(),
    query: () => Promise.reject(new Error('icons ask nothing')),
    contentSecurityPolicy: '',
  } as const
  for (const { path, content } of await icons(site)) {
    const size = path === 'apple-touch-icon.png' ? '180' : /(\d+)\.png$/.exec(path)?.[1]
    if (size) expect((await sharp(content as Buffer).metadata()).width).toBe(Number(size))
  }
})

test('an image is published while a page names it, under an address that never changes what it shows', () => {
  const html = '<img src="/static/0f/1a.webp"/>'
  const files = ['index.html', 'static/0f/1a.webp', 'static/0f/2b.webp', 'og/1a.png']
  expect(publishedFiles(files, new Set(referencesIn(html)))).toEqual(['index.html', 'static/0f/1a.webp', 'og/1a.png'])
  for (const image of ['/static/0f/1a.webp', '/og/1a.png']) expect(cacheControl(image)).toContain('immutable')
})
