import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { ImageInfo } from '../../check/issues'

/** Bytes at the beginning of an image that contain its header. */
const header = 512 * 1024

/** EXIF orientations from this one on mean that the image is rotated by 90 degrees. */
const onItsSide = 5

/**
 * Reads type, displayed size and number of bytes of an image from its first bytes. Width and height are 0 if it cannot
 * be read.
 */
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
