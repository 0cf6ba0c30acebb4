import sharp from 'sharp'
import { ico, icons } from '../../src/build/files/iconFiles'

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
    posts: new Map(),
    formerAddresses: [],
    query: () => Promise.reject(new Error('icons ask nothing')),
    contentSecurityPolicy: '',
    refuse: () => undefined,
  } as const
  for (const { path, content } of await icons(site)) {
    const size = path === 'apple-touch-icon.png' ? '180' : /(\d+)\.png$/.exec(path)?.[1]
    if (size) expect((await sharp(content as Buffer).metadata()).width).toBe(Number(size))
  }
})
