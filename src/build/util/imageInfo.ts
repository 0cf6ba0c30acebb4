import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { ImageInfo } from '../../check/issues'

/** Bytes from the beginning of a picture in which its header is found. */
const header = 512 * 1024

/** Type and size of a picture, from its first bytes. */
export function imageInfo(file: string): ImageInfo {
  const bytes = statSync(file).size
  const start = Buffer.alloc(Math.min(bytes, header))
  const handle = openSync(file, 'r')
  try {
    readSync(handle, start)
    const { type, width, height } = imageSize(start)
    return { type, width, height, bytes }
  } catch {
    return { width: 0, height: 0, bytes }
  } finally {
    closeSync(handle)
  }
}
