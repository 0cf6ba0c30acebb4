import type { Reporter } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { generateImageData, type SharpFile } from 'gatsby-plugin-sharp'

/** Widths in pixels in which every cover is made. The same for every place: a second set would double what takes longest in a build. */
const breakpoints = [400, 800, 1200]

/** A cover in the shape of all covers, for a place that is at most `width` pixels wide: one of the widths above. A drawing becomes a PNG. */
export const coverPicture = (file: SharpFile, width: number, reporter: Reporter): Promise<IGatsbyImageData> => {
  const plain = file.extension === 'svg' || file.extension === 'png' ? 'png' : 'jpg'
  return generateImageData({ file, args: { width, aspectRatio: 16 / 9, breakpoints, formats: [plain, 'webp', 'avif'] }, reporter })
}
