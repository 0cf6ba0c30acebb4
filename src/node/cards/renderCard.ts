import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cardSize } from '../../site/card'
import { cacheFile } from '../cacheFile'
import type { CardContent } from './cardContent'
import { coverPlace, drawCard } from './drawCard'

/** How a card becomes a PNG of few colours: the best choice of colours and full dithering take three times as long for the same look. */
const encoding = { palette: true, colours: 128, compressionLevel: 9, effort: 1, dither: 0.3 }

/** A card as PNG: flat areas stay sharp and small. */
async function render(content: CardContent): Promise<Buffer> {
  const drawing = { input: Buffer.from(drawCard(content)) }
  const { left, top, width, height } = coverPlace
  const cover = content.cover && {
    // A cover is wider than its place: what draws the eye stays in view.
    input: await sharp(content.cover.file).resize(width, height, { fit: 'cover', position: sharp.strategy.attention }).toBuffer(),
    left,
    top,
  }
  return sharp({ create: { ...cardSize, channels: 3, background: '#fff' } })
    .composite(cover ? [cover, drawing] : [drawing])
    .png(encoding)
    .toBuffer()
}

/** The PNG of a card, kept under its address so that a build draws only what has changed. */
export const renderCard = async (content: CardContent, path: string, root?: string): Promise<Buffer> =>
  readFile(await cacheFile(path, () => render(content), root))
