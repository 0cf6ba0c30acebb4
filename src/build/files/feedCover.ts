import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawnImageFolder } from '../../site/publicFiles'
import { shortDigest } from '../util/digest'
import { drawingJpeg } from '../util/drawingJpeg'
import { builtFolder } from '../util/gatsbyInNode'
import type { SiteFile } from './siteFile'

/** The ground of a drawing that is transparent somewhere. */
const ground = { background: '#fff' }

/**
 * Returns a drawn cover as JPEG, because few feed readers show SVG. The file is named after the drawing and the
 * conversion, so a file of an earlier build can be reused.
 */
export async function feedCover(src: string, width: number): Promise<SiteFile> {
  const drawing = await readFile(join(builtFolder(), src))
  const name = shortDigest(JSON.stringify([drawingJpeg, ground, width, sharp.versions]), drawing)
  const path = `${drawnImageFolder}/${name}.jpg`
  const made = join(builtFolder(), path)
  return {
    path,
    content: existsSync(made)
      ? await readFile(made)
      : await sharp(drawing).resize(width).flatten(ground).jpeg(drawingJpeg).toBuffer(),
  }
}
