import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { SharpFile } from 'gatsby-plugin-sharp'
import { imageInfo } from '../util/imageInfo'
import { sizedImage } from './sizedImage'

/**
 * Widths in pixels in which every cover is made. They are the same for every place that shows a cover; otherwise a
 * build would make each cover again for each place.
 */
const breakpoints = [400, 800, 1200]

/** Width divided by height of all covers. */
const shape = 16 / 9

/** Returns a cover in 16:9 for a place that is at most `width` pixels wide. `width` is one of the widths above. */
export const coverImage = (file: SharpFile, width: number): Promise<IGatsbyImageData> =>
  sizedImage(file, { width, aspectRatio: shape, breakpoints })

/** True for an SVG in 16:9, which is shown as it is. All other covers are resized. */
export function isDrawnCover({ extension, absolutePath }: SharpFile): boolean {
  if (extension !== 'svg') return false
  const { width, height } = imageInfo(absolutePath)
  return width === height * shape
}

/**
 * Returns the image data of a drawn cover by its address. An SVG is sharper than any resized image, has a fraction of
 * the bytes, and follows the theme of the page.
 */
export const drawnCover = (src: string, width: number): IGatsbyImageData => ({
  layout: 'constrained',
  width,
  height: width / shape,
  images: { sources: [], fallback: { src } },
})
