import { createHash } from 'node:crypto'
import type { GatsbyCache } from 'gatsby'
import sharp from 'sharp'
import { socialImageFolder, socialImageSize, type SocialImage } from '../../site/publicFiles'
import { coverPlace, drawSocialImage } from './drawSocialImage'
import { palettes } from './palette'
import type { SocialContent } from './socialContent'

/**
 * A PNG with a palette, as large as it can be and chosen with sharp's own effort: with less the mark of a brand can
 * lose its colours beside a cover of many shades. Full dithering is slow for the same look.
 */
const png = { palette: true, colours: 256, compressionLevel: 9, dither: 0.3 }
/** A cover is wider than its place: what draws the eye stays in view. */
const crop = { fit: 'cover', position: sharp.strategy.attention } as const
const tools = JSON.stringify([png, crop, coverPlace, socialImageSize, sharp.versions])

const sha1 = (...texts: string[]) => createHash('sha1').update(texts.join('\n')).digest('hex')

/**
 * Path of a drawing with its cover: a digest of both and of how they become a file, so that another image always has
 * another path.
 */
const pathOf = (drawing: string, { cover }: SocialContent) =>
  `/${socialImageFolder}/${sha1(tools, drawing, cover?.digest ?? '').slice(0, 20)}.png`

/** Gatsby's cache of the site, which goes when the code changes. */
export type PathCache = Pick<GatsbyCache, 'get' | 'set'>

/**
 * Path and text of the social image that shows some words and images. The path tells what is drawn, so the words are
 * laid out for it; what the same words, cover and colours gave before is kept.
 */
export async function socialImageOf(content: SocialContent, cache: PathCache): Promise<SocialImage> {
  const key = `social image ${sha1(JSON.stringify([content, palettes()]))}`
  const known = (await cache.get(key)) as string | undefined
  const path = known ?? pathOf(await drawSocialImage(content), content)
  if (!known) await cache.set(key, path)
  return { path, alt: [content.brand, content.kicker, content.title].filter(Boolean).join(' – ') }
}

/** The PNG of a social image. */
export async function renderSocialImage(content: SocialContent): Promise<Buffer> {
  const layers = [{ input: Buffer.from(await drawSocialImage(content)) }]
  const { left, top, width, height } = coverPlace
  const below = content.cover && {
    input: await sharp(content.cover.file).resize(width, height, crop).toBuffer(),
    left,
    top,
  }
  return sharp({ create: { ...socialImageSize, channels: 3, background: '#fff' } })
    .composite(below ? [below, ...layers] : layers)
    .png(png)
    .toBuffer()
}
