import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { socialImageSize } from '../../site/socialImage'
import { cacheFile } from '../util/cacheFile'
import type { SocialContent } from './socialContent'
import { coverPlace, drawSocialImage } from './drawSocialImage'

/** How a socialImage becomes a PNG of few colours: the best choice of colours and full dithering take three times as long for the same look. */
const encoding = { palette: true, colours: 128, compressionLevel: 9, effort: 1, dither: 0.3 }

/** A socialImage as PNG: flat areas stay sharp and small. */
async function render(content: SocialContent): Promise<Buffer> {
  const drawing = { input: Buffer.from(drawSocialImage(content)) }
  const { left, top, width, height } = coverPlace
  const cover = content.cover && {
    // A cover is wider than its place: what draws the eye stays in view.
    input: await sharp(content.cover.file).resize(width, height, { fit: 'cover', position: sharp.strategy.attention }).toBuffer(),
    left,
    top,
  }
  return sharp({ create: { ...socialImageSize, channels: 3, background: '#fff' } })
    .composite(cover ? [cover, drawing] : [drawing])
    .png(encoding)
    .toBuffer()
}

/** The PNG of a socialImage, kept under its address so that a build draws only what has changed. */
export const renderSocialImage = async (content: SocialContent, path: string, root?: string): Promise<Buffer> =>
  readFile(await cacheFile(path, () => render(content), root))
