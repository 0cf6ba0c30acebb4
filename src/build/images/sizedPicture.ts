import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image'
import sharp from 'sharp'
import { cacheFile } from '../util/cacheFile'
import { builtFolder, mediaFolder } from '../util/gatsbyInternals'
import { encode, encoders, type Format } from './encode'

/** A file of `content/`, as far as pictures are made of it. */
export interface Original {
  absolutePath: string
  extension: string
  internal: { contentDigest: string }
}

/** How a picture is shown: its width in pixels at most, and the shape that it is cut to. */
export interface PictureSize {
  width: number
  aspectRatio?: number
}

/** Width in pixels at which a drawing becomes a picture. */
const drawnWidth = 1600

async function metadata({ absolutePath, extension }: Original): Promise<{ width: number; height: number; format: Format }> {
  const { autoOrient, format } = await sharp(absolutePath).metadata()
  if (extension !== 'svg') return { ...autoOrient, format: format === 'png' ? 'png' : 'jpg' }
  return { width: drawnWidth, height: Math.round((drawnWidth * autoOrient.height) / autoOrient.width), format: 'png' }
}

const settings = JSON.stringify([encoders, sharp.versions])

/** Name of a picture: it changes with the original, with the size, and with how it is made. */
function nameOf({ internal }: Original, width: number, height: number, format: Format): string {
  const digest = createHash('sha1').update(internal.contentDigest).update(settings).digest('hex').slice(0, 20)
  return `${digest}/${width}x${height}.${format}`
}

/** Puts a picture of the cache into the built folder. */
async function publish(name: string, make: () => Promise<Buffer>) {
  const target = join(builtFolder(), mediaFolder, name)
  if (existsSync(target)) return
  const file = await cacheFile(join('pictures', name), make)
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(file, target)
}

async function make(original: Original, size: PictureSize): Promise<IGatsbyImageData> {
  const sourceMetadata = await metadata(original)
  const work: Promise<void>[] = []
  const data = generateImageData({
    ...size,
    pluginName: 'lumilasku',
    filename: original.absolutePath,
    sourceMetadata,
    layout: 'constrained',
    formats: ['avif', 'webp', 'auto'],
    generateImageSource: (_file, width, height, format) => {
      const name = nameOf(original, width, height, format as Format)
      work.push(publish(name, () => encode(original.absolutePath, width, height, format as Format)))
      return { src: `/${mediaFolder}/${name}`, width, height, format }
    },
  })
  await Promise.all(work)
  return data
}

const made = new Map<string, Promise<IGatsbyImageData>>()

/** A picture in the sizes and formats that browsers choose from, each made once. */
export function sizedPicture(original: Original, size: PictureSize): Promise<IGatsbyImageData> {
  const key = JSON.stringify([original.internal.contentDigest, size])
  const picture = made.get(key) ?? make(original, size)
  made.set(key, picture)
  return picture
}
