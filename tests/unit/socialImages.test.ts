import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { marks } from '../../src/drawings/marks'
import { renderSocialImage, socialImageOf } from '../../src/build/social/socialImage'
import { drawSocialImage } from '../../src/build/social/drawSocialImage'
import { fit, textPath, widthOf, wrap } from '../../src/build/social/typeset'
import { socialImageSize } from '../../src/site/socialImage'

const strong = { weight: 'strong', size: 60 } as const
const measure = (text: string) => widthOf(text, strong)
const brand = 'Marjalasku'
const cover = (digest: string) => ({ file: 'tests/fixtures/content/blog/first/cover.svg', digest })

describe('letters', () => {
  test('are kerned, and every letter of the five languages has a shape', () => {
    expect(measure('AV')).toBeLessThan(measure('A') + measure('V'))
    const shape = (letter: string) => textPath(letter, strong, 0, 0, '#000')
    for (const letter of 'äöåõüšžñáéíóú€–…') expect(shape(letter)).not.toBe(shape('\uffff'))
  })

  test('a letter outside the first font file comes from the second and takes its room', () => {
    expect(measure('ž')).toBeGreaterThan(0)
    expect(measure('aža')).toBeCloseTo(measure('a') + measure('ž') + measure('a'), 5)
  })
})

describe('lines', () => {
  const text = 'Maksu ajallaan: maksuehto, muistutus ja viivästyskorko'

  test('hold every word in its order and are no wider than they may', () => {
    const lines = wrap(text, 500, measure)
    expect(lines.join(' ')).toBe(text)
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(500)
  })

  test('are as even as they can be without one more', () => {
    const lines = wrap('aaaa aaaa aaaa a', measure('aaaa aaaa aaaa'), measure)
    expect(lines).toEqual(['aaaa aaaa', 'aaaa a'])
  })

  test('a no-break space holds', () => {
    expect(wrap('a 20\u00a0000', measure('20\u00a0000'), measure)).toEqual(['a', '20\u00a0000'])
  })

  test('a short text takes the largest letters, a longer one smaller, one without end is shortened', () => {
    const box = { width: 600, lines: { 80: 2, 40: 2 } }
    const look = (words: string) => fit(words, { weight: 'strong' }, box)
    expect(look('Laskut')).toEqual({ size: 80, lines: ['Laskut'], whole: true })
    expect(look('Laskut lähtevät, vaikka olisit lomalla').size).toBe(40)
    const endless = look('Lasku '.repeat(60).trim())
    expect(endless).toMatchObject({ size: 40, whole: false })
    expect(endless.lines).toHaveLength(2)
    expect(endless.lines[1]).toMatch(/…$/)
  })
})

describe('the address of a card', () => {
  const content = { brand, title: 'Laskut', kicker: 'Uutta', foot: 'Hilla Kide' }

  test('changes with whatever is drawn, the brand included', () => {
    const others = [
      content,
      { ...content, brand: 'Räntälasku' },
      { ...content, title: 'Lasku' },
      { ...content, kicker: undefined },
      { ...content, foot: 'Otso Räntä' },
      { ...content, mark: 'mass-invoicing' as const },
      { ...content, cover: cover('a') },
      { ...content, cover: cover('b') },
    ].map((other) => socialImageOf(other).path)
    expect(new Set(others).size).toBe(8)
  })

  test('does not depend on where a cover lies', () => {
    const at = (file: string) => socialImageOf({ ...content, cover: { file, digest: 'a' } }).path
    expect(at('/one/cover.svg')).toBe(at('/two/cover.svg'))
  })
})

test('no text of a card becomes markup, and no colour is left unresolved', () => {
  for (const mark of Object.keys(marks) as (keyof typeof marks)[]) {
    const svg = drawSocialImage({ brand: '<i>', title: 'A <b> & "c"', kicker: '</svg>', mark })
    expect(svg).not.toMatch(/<[bi]>|<\/svg>.|var\(|currentcolor|undefined|NaN/i)
  }
})

test('a card is a PNG of 1200 x 630 under 150 kB, the same each time, and drawn once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'))
  try {
    const content = {
      brand,
      title: 'Alv-raja 20\u00a0000 euroa',
      kicker: 'Arvonlisävero',
      foot: 'Hilla Kide',
      cover: cover('a'),
    }
    const first = await renderSocialImage(content, folder)
    const { width, height, format } = await sharp(first).metadata()
    expect({ width, height, format }).toEqual({ ...socialImageSize, format: 'png' })
    expect(first.length).toBeLessThan(150 * 1024)
    const [file] = readdirSync(join(folder, 'og'))
    const drawn = statSync(join(folder, 'og', file!)).mtimeMs
    expect(await renderSocialImage(content, folder)).toEqual(first)
    expect(statSync(join(folder, 'og', file!)).mtimeMs).toBe(drawn)
    rmSync(join(folder, 'og', file!))
    expect(await renderSocialImage(content, folder)).toEqual(first)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the brand keeps its colours beside a cover that has many', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'))
  try {
    const file = join(folder, 'cover.svg')
    const shades = Array.from(
      { length: 40 },
      (_, index) => `<path fill="hsl(${200 + index} 40% ${15 + 2 * index}%)" d="M0 ${index * 22}H1600V900H0z"/>`,
    )
    writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">${shades.join('')}</svg>`)
    const content = { brand, title: 'Laskut', cover: { file, digest: 'a' } }
    const mark = { left: 56, top: 50, width: 72, height: 68 }
    const pixels = (image: Buffer) => sharp(image).extract(mark).removeAlpha().raw().toBuffer()
    const [drawn, kept] = await Promise.all(
      [Buffer.from(drawSocialImage(content)), await renderSocialImage(content, folder)].map(pixels),
    )
    const far = drawn!.filter((value, index) => Math.abs(value - kept![index]!) > 32).length
    expect(far / drawn!.length).toBeLessThan(0.01)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
