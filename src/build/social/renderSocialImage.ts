import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { socialImageFolder, socialImageSize, type SocialImage } from '../../site/publicFiles'
import { drawingJpeg } from '../util/drawingJpeg'
import { contentName, folderDigest } from '../util/digest'
import { backgroundOf, coverPlace, drawSocialImage } from './drawSocialImage'
import type { SocialContent } from './socialContent'

/** A cover is wider than its place: what draws the eye stays in view. */
const crop = { fit: 'cover', position: sharp.strategy.attention } as const

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join(process.cwd(), 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version

/** What makes an image of a content: the code of this folder, and the packages that lay out words and encode. */
const means = [
  folderDigest('src/build/social'),
  drawingJpeg,
  ...['satori', '@fontsource/schibsted-grotesk', 'sharp'].map(versionOf),
]

/**
 * Path and text of the social image that shows some words and images. The path is a digest of everything that decides
 * how it looks, so another image always has another path. The words are in it as text: to lay them out takes long.
 */
export function socialImageOf(content: SocialContent): SocialImage {
  const { brand, kicker, title, foot, cover } = content
  const shown = JSON.stringify([means, backgroundOf(content), brand, kicker, title, foot, cover?.digest])
  const name = contentName(shown)
  return {
    path: `/${socialImageFolder}/${name}.jpg`,
    alt: [brand, kicker, title].filter(Boolean).join(' – '),
  }
}

/** The cover of a post in its place. */
async function coverLayer(file: string) {
  const { left, top, width, height } = coverPlace
  const { data, info } = await sharp(file).resize(width, height, crop).raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: info, left, top }
}

/** The JPEG of a social image. Throws TitleTooLong. */
export async function renderSocialImage(content: SocialContent): Promise<Buffer> {
  const drawing = { input: Buffer.from(await drawSocialImage(content)) }
  const layers = content.cover ? [await coverLayer(content.cover.file), drawing] : [drawing]
  return sharp({ create: { ...socialImageSize, channels: 3, background: '#fff' } })
    .composite(layers)
    .jpeg(drawingJpeg)
    .toBuffer()
}
