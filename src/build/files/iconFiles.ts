import { join } from 'node:path'
import sharp from 'sharp'
import { favicon, icoSizes, manifestIcons, touchIcon } from '../../site/publicFiles'
import type { FileMaker } from './siteFile'

/** The icon with a background. Its drawing is inside the circle that every mask keeps. */
const drawing = () => join(process.cwd(), 'static', 'icon-maskable.svg')
const tabIcon = () => join(process.cwd(), 'static', favicon)

/** Returns a square PNG of a drawing, rasterised at twice its own size so that edges stay sharp. */
const png = (file: string, size: number) =>
  sharp(file, { density: 144 }).resize(size, size).png({ palette: true, compressionLevel: 9 }).toBuffer()

/** Returns an ICO file of PNG images: a header of 6 bytes, 16 bytes for each image, then the images. */
function ico(images: readonly { size: number; data: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [index, { size, data }] of images.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(data.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += data.length
  }
  return Buffer.concat([head, ...images.map(({ data }) => data)])
}

/** Makes the icons for clients that do not support SVG, from the two drawings in static/. */
export const icons: FileMaker = async () => [
  ...(await Promise.all(
    [...manifestIcons, touchIcon].map(async ({ path, size }) => ({
      path: path.slice(1),
      content: await png(drawing(), size),
    })),
  )),
  {
    path: 'favicon.ico',
    content: ico(await Promise.all(icoSizes.map(async (size) => ({ size, data: await png(tabIcon(), size) })))),
  },
]
