import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { socialImageFolder, socialImageSize, type SocialImage } from '../../site/publicFiles'
import { coverPlace, drawSocialImage } from './drawSocialImage'
import type { SocialContent } from './socialContent'

/** A PNG with a palette, as large as it can be and chosen with sharp's own effort: with less the mark of a brand can lose its colours beside a cover of many shades. Full dithering is slow for the same look. */
const png = { palette: true, colours: 256, compressionLevel: 9, dither: 0.3 }
/** A cover is wider than its place: what draws the eye stays in view. */
const crop = { fit: 'cover', position: sharp.strategy.attention } as const
const tools = JSON.stringify([png, crop, coverPlace, socialImageSize, sharp.versions])

/** Path of a drawing with its cover: a digest of both and of how they become a file, so that another image always has another path. */
function pathOf(drawing: string, { cover }: SocialContent): string {
  const digest = createHash('sha1')
    .update(tools)
    .update(drawing)
    .update(cover?.digest ?? '')
  return `/${socialImageFolder}/${digest.digest('hex').slice(0, 20)}.png`
}

/** Paths by content: aliases show what their page shows, and the paths are asked for again when the images are written. */
const paths = new Map<string, Promise<string>>()

/** Path and text of the social image that shows some words and images. The path tells what is drawn, so the words are laid out for it. */
export async function socialImageOf(content: SocialContent): Promise<SocialImage> {
  const key = JSON.stringify(content)
  const path = paths.get(key) ?? drawSocialImage(content).then((drawing) => pathOf(drawing, content))
  paths.set(key, path)
  return { path: await path, alt: [content.brand, content.kicker, content.title].filter(Boolean).join(' – ') }
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
