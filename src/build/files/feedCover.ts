import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { socialImageFolder } from '../../site/publicFiles'
import { shortDigest } from '../util/digest'
import { drawingJpeg } from '../util/drawingJpeg'
import { builtFolder } from '../util/gatsbyInNode'
import type { SiteFile } from './siteFile'

/**
 * Returns a drawn cover as JPEG, because few feed readers show SVG. The file is named after the drawing and the
 * conversion, so a file of an earlier build can be reused.
 */
export async function feedCover(src: string, width: number): Promise<SiteFile> {
  const drawing = await readFile(join(builtFolder(), src))
  const name = shortDigest(JSON.stringify([drawingJpeg, width, sharp.versions]), drawing)
  const path = `${socialImageFolder}/${name}.jpg`
  const made = join(builtFolder(), path)
  return {
    path,
    content: existsSync(made)
      ? await readFile(made)
      : await sharp(drawing).resize(width).flatten({ background: '#fff' }).jpeg(drawingJpeg).toBuffer(),
  }
}
