import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { SharpFile } from 'gatsby-plugin-sharp'
import { sizedImage } from './sizedImage'

/** Widths in pixels in which every cover is made: the same for every place, or a build would make each cover again for the next one. */
const breakpoints = [400, 800, 1200]

/** A cover in the shape of all covers, for a place that is at most `width` pixels wide: one of the widths above. */
export const coverImage = (file: SharpFile, width: number): Promise<IGatsbyImageData> =>
  sizedImage(file, { width, aspectRatio: 16 / 9, breakpoints })
