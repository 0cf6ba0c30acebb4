import sharp from 'sharp'
import { marks } from '../../src/drawings/marks'
import type { BuiltSite } from '../../src/build/files/siteFile'
import { socialImages } from '../../src/build/files/socialImages'
import { renderSocialImage, socialImageOf } from '../../src/build/social/renderSocialImage'
import { drawSocialImage } from '../../src/build/social/drawSocialImage'
import { box, layout, type Box } from '../../src/build/social/layoutWords'
import { palettes } from '../../src/build/social/palette'
import { wordJoiner } from '../../src/site/invisible'
import { socialImageSize } from '../../src/site/publicFiles'
import { temporaryFolder } from '../temporaryFolder'

jest.mock('../../src/build/social/palette', () => {
  const { palettes } = jest.requireActual<typeof import('../../src/build/social/palette')>(
    '../../src/build/social/palette',
  )
  return { palettes: jest.fn(palettes) }
})

jest.mock('../../src/build/social/layoutWords', () => {
  const actual = jest.requireActual<typeof import('../../src/build/social/layoutWords')>(
    '../../src/build/social/layoutWords',
  )
  return { ...actual, layout: jest.fn(actual.layout) }
})

jest.mock('../../src/build/social/socialContent', () => ({
  socialContents: () => Promise.resolve(({ key }: { key: string }) => ({ brand: '', title: key })),
}))

const brand = 'Marjalasku'
const long = 'Lentokonesuihkuturbiinimoottoriapumekaanikko'
const cover = (digest: string) => ({ file: 'tests/fixtures/content/blog/first/cover.svg', digest })

/** Lays a text out with satori. */
const set = (text: string, style = {}) =>
  layout(box({}, [box({ width: 500, fontSize: 60, fontWeight: 700, lineHeight: 1, ...style }, text, 'text')]), {
    width: 1200,
    height: 630,
  })
const shape = async (text: string) => /<path[^>]* d="([^"]+)"/.exec((await set(text)).svg)?.[1]

test('every letter of the five languages has a shape, also those of the second font file', async () => {
  const missing = await shape('\uffff')
  for (const letter of 'äöåõüšžñáéíóú€–…') expect([letter, await shape(letter)]).not.toEqual([letter, missing])
})

test('a no-break space does not break a line', async () => {
  const lines = async (text: string) => Math.round((await set(text, { width: 200 })).heights.get('text')! / 60)
  expect([await lines('a 20 000 b'), await lines('a 20\u00a0000 b')]).toEqual([2, 3])
})

const endless = 'Lasku '.repeat(60).trim()
const refused = (title: string) =>
  `The title "${title}" does not fit on its social image. Shorten it, or its longest word.`

describe('a title', () => {
  const draw = (title: string, more = {}) => drawSocialImage({ brand, title, ...more })

  /** Returns all boxes of a tree. */
  const boxesIn = (one: Box): Box[] => {
    const { children } = one.props
    return [one, ...(typeof children === 'string' ? [] : children.flatMap((child) => (child ? boxesIn(child) : [])))]
  }

  /** Returns the box of a title after it was drawn. */
  async function drawnTitle(title: string, more = {}): Promise<Box> {
    await draw(title, more)
    return boxesIn(jest.mocked(layout).mock.lastCall![0]).find(({ key }) => key === 'title')!
  }

  /** Returns the font size of a title in pixels. */
  const lettersOf = async (title: string, more = {}) =>
    ((await drawnTitle(title, more)).props.style as { fontSize: number }).fontSize

  test('has smaller letters the longer it is, and is refused if it is too long', async () => {
    const [short, long] = ['Laskut', 'Maksu ajallaan: maksuehto, muistutus ja viivästyskorko joka laskuun']
    expect(await lettersOf(short)).toBeGreaterThan(await lettersOf(long))
    await expect(draw(endless)).rejects.toThrow(refused(endless))
  })

  test('has letters small enough for its longest word', async () => {
    const post = { cover: cover('a') }
    expect(await lettersOf('Viivästyskorkolaskuri', post)).toBeLessThan(await lettersOf('Korko', post))
  })

  test('keeps "e-" on the line of the word behind it', async () => {
    const { props } = await drawnTitle('Myynti e-laskuina – ja kate')
    expect(props.children).toBe(`Myynti e-${wordJoiner}laskuina – ja kate`)
  })

  test('is never refused for a long word, which is broken', async () => {
    const post = { cover: cover('a') }
    for (const word of ['Faktureringsprogrammet', 'Verkkolaskutusoperaattori', 'Mervärdesskattedeklaration', long])
      for (const title of [word, `Näin ${word} maksaa`]) await expect(draw(title, post)).resolves.toContain('<path')
    await expect(drawSocialImage({ brand, title: long, ...post }, false)).rejects.toThrow(refused(long))
  })
})

test('a build with a title that does not fit fails, and names it', async () => {
  const siteWith = (...keys: string[]) =>
    ({ hostLanguage: 'fi', pages: keys.map((key) => ({ context: { language: 'fi', key } })) }) as unknown as BuiltSite
  expect(await socialImages(siteWith('Laskut'))).toHaveLength(1)
  await expect(socialImages(siteWith('Laskut', endless))).rejects.toThrow(refused(endless))
})

describe('the address of an image', () => {
  const content = { brand, title: 'Laskut', kicker: 'Uutta', foot: 'Hilla Suopursu' }

  test('changes with everything that is drawn, including the brand', () => {
    const others = [
      content,
      { ...content, brand: 'Räntälasku' },
      { ...content, title: 'Lasku' },
      { ...content, kicker: undefined },
      { ...content, foot: 'Otso Mesikämmen' },
      { ...content, mark: 'mass-invoicing' as const },
      { ...content, cover: cover('a') },
      { ...content, cover: cover('b') },
    ]
    const pathsOf = () => others.map((each) => socialImageOf(each).path)
    const paths = pathsOf()
    expect(new Set(paths).size).toBe(8)
    expect(pathsOf()).toEqual(paths)
  })

  test.each([
    ['a page', 'night', content],
    ['a post', 'day', { ...content, cover: cover('a') }],
    ['a feature', 'day', { ...content, mark: 'mass-invoicing' }],
  ] as const)('of %s changes with every colour of the %s', (_, light, shown) => {
    const all = palettes()
    const { path } = socialImageOf(shown)
    for (const part of Object.keys(all[light])) {
      jest.mocked(palettes).mockReturnValue({ ...all, [light]: { ...all[light], [part]: 'red' } })
      expect([part, socialImageOf(shown).path]).not.toEqual([part, path])
    }
    jest.mocked(palettes).mockReturnValue(all)
  })

  test('does not depend on where a cover lies', () => {
    const at = (file: string) => socialImageOf({ ...content, cover: { file, digest: 'a' } })
    expect(at('/one/cover.svg')).toEqual(at('/two/cover.svg'))
  })
})

test('no text of an image becomes markup, and no colour is left unresolved', async () => {
  for (const mark of Object.keys(marks) as (keyof typeof marks)[]) {
    const svg = await drawSocialImage({ brand: '<i>', title: 'A <b> & "c"', kicker: '</svg>', mark })
    expect(svg).not.toMatch(/<[bi]>|var\(|currentcolor|undefined|NaN/i)
  }
})

test('a social image is a JPEG of 1200 x 630 under 150 kB, the same each time', async () => {
  const content = {
    brand,
    title: 'Alv-raja 20\u00a0000 euroa',
    kicker: 'Arvonlisävero',
    foot: 'Hilla Suopursu',
    cover: cover('a'),
  }
  const drawn = await renderSocialImage(content)
  const { width, height, format } = await sharp(drawn).metadata()
  expect({ width, height, format }).toEqual({ ...socialImageSize, format: 'jpeg' })
  expect(drawn.length).toBeLessThan(150 * 1024)
  expect(await renderSocialImage(content)).toEqual(drawn)
})

test('the brand keeps its colours beside a cover that has many', async () => {
  const { path, write, remove } = temporaryFolder()
  const shades = Array.from(
    { length: 40 },
    (_, index) => `<path fill="hsl(${9 * index} 70% ${15 + 2 * index}%)" d="M0 ${index * 22}H1600V900H0z"/>`,
  )
  write('cover.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">${shades.join('')}</svg>`)
  const content = { brand, title: 'Laskut', cover: { file: path('cover.svg'), digest: 'a' } }
  const mark = { left: 56, top: 50, width: 72, height: 68 }
  const pixels = (image: Buffer) => sharp(image).extract(mark).removeAlpha().raw().toBuffer()
  const [drawn, kept] = await Promise.all(
    [Buffer.from(await drawSocialImage(content)), await renderSocialImage(content)].map(pixels),
  )
  const far = drawn!.filter((value, index) => Math.abs(value - kept![index]!) > 32).length
  expect(far / drawn!.length).toBeLessThan(0.01)
  remove()
})
