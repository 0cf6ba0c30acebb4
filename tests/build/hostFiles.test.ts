import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import site from '../../content/site.json'
import { git } from '../../src/build/util/git'
import { socialImageSize, socialImageType } from '../../src/site/publicFiles'
import { languageCodes, languages } from '../../src/site/languages'
import { addressed, folder, furtherPages, pages, hostLanguage, type BuiltPage } from './site'

const text = (file: string) => readFileSync(join(folder, file), 'utf8')
const property = ({ root }: BuiltPage, name: string) =>
  root.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
const imageOf = (page: BuiltPage) => property(page, 'og:image')
const origin = (language: string) => site.sites[language as keyof typeof site.sites]

describe('pictures for sharing', () => {
  test('every page names one on the site of its language, with its type, size and words', () => {
    for (const page of addressed) {
      expect(imageOf(page)).toMatch(new RegExp(`^${origin(page.lang)}/og/[0-9a-f]{20}\\.jpg$`))
      expect(property(page, 'og:image:type')).toBe(socialImageType)
      expect([property(page, 'og:image:width'), property(page, 'og:image:height')]).toEqual([
        String(socialImageSize.width),
        String(socialImageSize.height),
      ])
      expect(property(page, 'og:image:alt')?.length).toBeGreaterThan(site.product.name.length)
      expect(page.root.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image')
    }
    for (const page of pages.filter((page) => !addressed.includes(page))) expect(imageOf(page)).toBeUndefined()
  })

  test('copies and aliases of a page share its picture; pages of a language do not share one', () => {
    const byCanonical = new Map<string, Set<string | undefined>>()
    for (const page of addressed)
      byCanonical.set(page.canonical!, new Set([...(byCanonical.get(page.canonical!) ?? []), imageOf(page)]))
    for (const images of byCanonical.values()) expect(images.size).toBe(1)
    const owners = [...byCanonical]
      .filter(([canonical]) => !furtherPages.has(canonical))
      .map(([, images]) => [...images][0])
    expect(new Set(owners).size).toBe(owners.length)
  })

  const wanted = new Set(
    addressed.filter(({ lang }) => lang === hostLanguage).map((page) => new URL(imageOf(page)!).pathname.slice(1)),
  )
  test.each([...wanted])('%s is there, of its type, 1200 x 630 and under 150 kB', async (file) => {
    const { width, height, format } = await sharp(join(folder, file)).metadata()
    expect({ width, height, type: `image/${format}` }).toEqual({ ...socialImageSize, type: socialImageType })
    expect(statSync(join(folder, file)).size).toBeLessThan(150 * 1024)
  })
})

describe('the manifest', () => {
  const icon = z.strictObject({
    src: z.string().startsWith('/'),
    sizes: z.string().regex(/^(any|(\d+)x\2)$/),
    type: z.enum(['image/png', 'image/svg+xml']),
    purpose: z.enum(['any', 'maskable']).optional(),
  })
  const colour = z.string().regex(/^#[0-9a-f]{3,6}$/)
  /** www.w3.org/TR/appmanifest */
  const schema = z.strictObject({
    id: z.literal('/'),
    name: z.string().min(1),
    short_name: z.literal(site.product.name),
    description: z.string().min(50),
    lang: z.literal(languages[hostLanguage].locale),
    dir: z.literal('ltr'),
    start_url: z.literal('/'),
    scope: z.literal('/'),
    display: z.literal('browser'),
    theme_color: colour,
    background_color: colour,
    icons: z.array(icon),
  })
  const read = () => schema.parse(JSON.parse(text('manifest.webmanifest')))

  test('is named by every page and speaks the language of the host', () => {
    for (const { root } of pages)
      expect(root.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/manifest.webmanifest')
    expect(JSON.stringify(read())).not.toContain('{{')
    expect(read().name).toBe(pages.find(({ path }) => path === '/')?.title)
  })

  test('has icons of the sizes that it says, for masks too', async () => {
    const { icons } = read()
    for (const { src, sizes, type } of icons) {
      const { width, height, format } = await sharp(join(folder, src)).metadata()
      expect(type).toContain(format)
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
    }
    expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toContain('512x512')
  })
})

test('favicon.ico has pictures of 16, 32 and 48 pixels, each where it says', async () => {
  const file = readFileSync(join(folder, 'favicon.ico'))
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + 16 * index)
  expect(entries.map((at) => file.readUInt8(at))).toEqual([16, 32, 48])
  for (const at of entries) {
    const begin = file.readUInt32LE(at + 12)
    const picture = await sharp(file.subarray(begin, begin + file.readUInt32LE(at + 8))).metadata()
    expect(picture.width).toBe(file.readUInt8(at))
  }
})

test('apple-touch-icon.png is 180 pixels wide', async () => {
  expect((await sharp(join(folder, 'apple-touch-icon.png')).metadata()).width).toBe(180)
})

test('security.txt has the fields of RFC 9116 and names itself', () => {
  const fields = Object.fromEntries(
    text('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  )
  expect(fields).toEqual({
    Contact: site.security.contact,
    Expires: site.security.expires,
    'Preferred-Languages': languageCodes.join(', '),
    Canonical: `${origin(hostLanguage)}/.well-known/security.txt`,
  })
  // Section 2.5.5: an expired file must not be trusted. Set a new day in content/site.json.
  expect(Date.parse(fields.Expires!)).toBeGreaterThan(Date.now())
})

test('revision.txt is the commit, where one is known', () => {
  if (git('rev-parse', 'HEAD') === undefined) return
  expect(text('revision.txt')).toMatch(/^[0-9a-f]{40,64}\n$/)
})
