import { mkdir, readFile, rename, writeFile, access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Node } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import sharp from 'sharp'
import { contentFile } from './contentFile'
import type { Asked } from './resolverContext'
import { sizedPicture, type ContentFile } from './sizedPicture'

/** Width in pixels to which a drawn cover is rasterised. */
const drawnWidth = 1600

/** Covers are shown in one shape. */
const aspectRatio = 1.777

const exists = (path: string) => access(path).then(() => true, () => false)

/** The PNG of a drawing, kept in the cache under the drawing's digest; it appears there whole or not at all. */
async function rasterised({ absolutePath, internal }: ContentFile): Promise<string> {
  const folder = join(process.cwd(), '.cache', 'covers')
  const target = join(folder, `${internal.contentDigest}.png`)
  if (await exists(target)) return target
  await mkdir(folder, { recursive: true })
  const picture = await sharp(await readFile(absolutePath)).resize(drawnWidth).png({ palette: true }).toBuffer()
  await writeFile(`${target}.${process.pid}`, picture)
  await rename(`${target}.${process.pid}`, target)
  return target
}

const underWay = new Map<string, Promise<string>>()

function rasterise(file: ContentFile): Promise<string> {
  const picture = underWay.get(file.internal.contentDigest) ?? rasterised(file)
  underWay.set(file.internal.contentDigest, picture)
  return picture
}

/** The cover of a post in the sizes that a place of some width needs: pictures as they are, drawings as PNG, so that sharp can size them. */
export async function coverPicture(asked: Asked<Node & { cover: string }>, width: number): Promise<IGatsbyImageData | null> {
  const file = await contentFile(asked.source.cover, asked)
  if (!file) return null
  const picture = file.extension === 'svg' ? { ...file, extension: 'png', absolutePath: await rasterise(file) } : file
  return sizedPicture(picture, { width, aspectRatio }, asked.reporter)
}
