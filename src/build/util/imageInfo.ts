import { readFileSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { ImageInfo } from '../../check/issues'

/** EXIF orientations from this one on mean that the image is rotated by 90 degrees. */
const onItsSide = 5

/** How images end. */
const ends: Readonly<Partial<Record<string, Buffer>>> = { jpg: Buffer.from([0xff, 0xd9]), png: Buffer.from('IEND') }

/** Cameras begin a JPEG with a preview, which has such an end too; it lies within these bytes. */
const preview = 100_000

/** Reads type, displayed size and number of bytes of an image. Width and height are 0 if it cannot be read. */
export function imageInfo(file: string): ImageInfo {
  const bytes = statSync(file).size
  try {
    const content = readFileSync(file)
    const { type = '', width, height, orientation = 1 } = imageSize(content)
    const end = ends[type]
    // Cameras may write more behind the end.
    const isCut = end !== undefined && content.lastIndexOf(end) < Math.min(preview, bytes / 2)
    const size = orientation < onItsSide ? { width, height } : { width: height, height: width }
    return { type, ...size, bytes, isCut }
  } catch {
    return { width: 0, height: 0, bytes }
  }
}
