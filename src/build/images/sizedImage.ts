import { generateImageData, type SharpFile, type SharpImageData } from 'gatsby-plugin-sharp'
import reporter from 'gatsby/reporter'

/**
 * How an image is shown: the greatest width in pixels, the shape that it is cropped to, and the widths in which it is
 * made.
 */
export interface ImageSize {
  width: number
  height?: number
  aspectRatio?: number
  breakpoints?: readonly number[]
}

/** An image in the sizes and formats that browsers choose from; Gatsby makes the files. A drawing becomes PNG. */
export function sizedImage(file: SharpFile, size: ImageSize): Promise<SharpImageData> {
  const fallback = file.extension === 'svg' || file.extension === 'png' ? 'png' : 'jpg'
  return generateImageData({ file, args: { ...size, formats: [fallback, 'webp', 'avif'] }, reporter })
}
