import sharp from 'sharp'
import { resolveValue } from '../../src/build/util/designTokens'
import { ico, icons } from '../../src/build/files/iconFiles'
import { revisionOf } from '../../src/build/files/revision'

const hash = (letter: string) => letter.repeat(40)

test("the revision is the repository's, else the one that the build service names, else none", () => {
  const environment = { SOURCE_VERSION: hash('b'), GITHUB_SHA: hash('c') }
  expect(revisionOf(hash('a'), environment)).toBe(hash('a'))
  expect(revisionOf(undefined, environment)).toBe(hash('b'))
  expect(revisionOf(undefined, { GITHUB_SHA: hash('c') })).toBe(hash('c'))
  expect(revisionOf(undefined, { SOURCE_VERSION: 'main' })).toBeUndefined()
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
    formerAddresses: [],
    query: () => Promise.reject(new Error('icons ask nothing')),
    contentSecurityPolicy: '',
  } as const
  for (const { path, content } of await icons(site)) {
    const size = path === 'apple-touch-icon.png' ? '180' : /(\d+)\.png$/.exec(path)?.[1]
    if (size) expect((await sharp(content as Buffer).metadata()).width).toBe(Number(size))
  }
})
