import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { socialImageFolder } from '../../site/publicFiles'
import { contentName } from '../util/digest'
import { drawingJpeg } from '../util/drawingJpeg'
import { builtFolder } from '../util/gatsbyInternals'
import type { SiteFile } from './siteFile'

/**
 * A drawn cover as an image of pixels: few readers of feeds show drawings. It is named after the drawing and how it
 * becomes a file, so one that the build before has made is good.
 */
export async function feedCover(src: string, width: number): Promise<SiteFile> {
  const drawing = await readFile(join(builtFolder(), src))
  const name = contentName(JSON.stringify([drawingJpeg, width, sharp.versions]), drawing)
  const path = `${socialImageFolder}/${name}.jpg`
  const made = join(builtFolder(), path)
  return {
    path,
    content: existsSync(made)
      ? await readFile(made)
      : await sharp(drawing).resize(width).flatten({ background: '#fff' }).jpeg(drawingJpeg).toBuffer(),
  }
}
