import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { ImageInfo } from '../../check/issues'

/** Bytes from the beginning of an image in which its header is found. */
const header = 512 * 1024

/** Orientations (EXIF) from this one on mean that an image lies on its side. */
const onItsSide = 5

/** Type and size of an image as it is shown, from its first bytes. */
export function imageInfo(file: string): ImageInfo {
  const bytes = statSync(file).size
  const start = Buffer.alloc(Math.min(bytes, header))
  const handle = openSync(file, 'r')
  try {
    readSync(handle, start)
    const { type, width, height, orientation = 1 } = imageSize(start)
    return orientation < onItsSide ? { type, width, height, bytes } : { type, width: height, height: width, bytes }
  } catch {
    return { width: 0, height: 0, bytes }
  } finally {
    closeSync(handle)
  }
}
