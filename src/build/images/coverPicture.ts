import type { Reporter } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { generateImageData, type SharpFile } from 'gatsby-plugin-sharp'

/** A cover in the shape of all covers, in the sizes and formats that a place at most `width` pixels wide needs. A drawing becomes a PNG. */
export const coverPicture = (file: SharpFile, width: number, reporter: Reporter): Promise<IGatsbyImageData> => {
  const plain = file.extension === 'svg' || file.extension === 'png' ? 'png' : 'jpg'
  return generateImageData({ file, args: { width, aspectRatio: 16 / 9, formats: [plain, 'webp', 'avif'] }, reporter })
}
