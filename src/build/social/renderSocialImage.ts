import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawnImageFolder, socialImageSize, type SocialImage } from '../../site/publicFiles'
import { drawingJpeg } from '../util/drawingJpeg'
import { shortDigest, folderDigest } from '../util/digest'
import { backgroundOf, coverPlace, drawSocialImage } from './drawSocialImage'
import type { SocialContent } from './socialContent'

/** A cover is wider than its place, so it is cropped around its most striking part. */
const crop = { fit: 'cover', position: sharp.strategy.attention } as const

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join(process.cwd(), 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version

/**
 * Everything besides the content that decides how an image looks: the code of this folder, and the packages for layout
 * and encoding.
 */
const rendererVersion = [
  folderDigest('src/build/social'),
  drawingJpeg,
  ...['satori', '@fontsource/schibsted-grotesk', 'sharp'].map(versionOf),
]

/**
 * Returns the path and the alternative text of the social image for a content. The path is a digest of everything that
 * decides how the image looks, so a changed image gets a new path. The digest uses the words and not their outlines,
 * because layout is slow.
 */
export function socialImageOf(content: SocialContent): SocialImage {
  const { brand, kicker, title, foot, cover } = content
  const look = JSON.stringify([rendererVersion, backgroundOf(content), brand, kicker, title, foot, cover?.digest])
  const name = shortDigest(look)
  return {
    path: `/${drawnImageFolder}/${name}.jpg`,
    alt: [brand, kicker, title].filter(Boolean).join(' – '),
  }
}

/** Returns the cropped cover of a post with its position. */
async function coverLayer(file: string) {
  const { left, top, width, height } = coverPlace
  const { data, info } = await sharp(file).resize(width, height, crop).raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: info, left, top }
}

/** Returns the JPEG of a social image. Throws if the title does not fit. */
export async function renderSocialImage(content: SocialContent): Promise<Buffer> {
  const drawing = { input: Buffer.from(await drawSocialImage(content)) }
  const layers = content.cover ? [await coverLayer(content.cover.file), drawing] : [drawing]
  return sharp({ create: { ...socialImageSize, channels: 3, background: '#fff' } })
    .composite(layers)
    .jpeg(drawingJpeg)
    .toBuffer()
}
