import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { cardSize } from '../../site/card'
import { cardOf } from './card'
import type { CardContent } from './cardContent'
import { coverPlace, drawCard } from './drawCard'

/** A card as PNG of few colours: flat areas stay sharp and small. */
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
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toBuffer()
}

/** The PNG of a card, kept in Gatsby's cache under its digest so that a rebuild draws only what has changed. */
export async function renderCard(content: CardContent, folder: string = join(process.cwd(), '.cache', 'og')): Promise<Buffer> {
  const file = join(folder, basename(cardOf(content).path))
  if (existsSync(file)) return readFile(file)
  const picture = await render(content)
  await mkdir(folder, { recursive: true })
  // Written aside first: a build that is stopped leaves no half picture behind.
  await writeFile(`${file}.part`, picture)
  await rename(`${file}.part`, file)
  return picture
}
