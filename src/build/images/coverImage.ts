import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { SharpFile } from 'gatsby-plugin-sharp'
import { imageInfo } from '../util/imageInfo'
import { sizedImage } from './sizedImage'

/**
 * Widths in pixels in which every cover is made: the same for every place, or a build would make each cover again for
 * the next one.
 */
const breakpoints = [400, 800, 1200]

/** The shape of all covers. */
const shape = 16 / 9

/** A cover in the shape of all covers, for a place that is at most `width` pixels wide: one of the widths above. */
export const coverImage = (file: SharpFile, width: number): Promise<IGatsbyImageData> =>
  sizedImage(file, { width, aspectRatio: shape, breakpoints })

/** True for a drawing in the shape of all covers: it is shown as it is. Of all others sizes are made. */
export function isDrawnCover({ extension, absolutePath }: SharpFile): boolean {
  if (extension !== 'svg') return false
  const { width, height } = imageInfo(absolutePath)
  return width === height * shape
}

/**
 * A drawn cover by its address: sharper than any size of it, a fraction of the bytes, and with the light of the page
 * around it.
 */
export const drawnCover = (src: string, width: number): IGatsbyImageData => ({
  layout: 'constrained',
  width,
  height: width / shape,
  images: { sources: [], fallback: { src } },
})
