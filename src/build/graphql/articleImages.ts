import { readFileSync } from 'node:fs'
import { isPartOfPage, widestImage, type ImageFiles } from '../../content/imageHtml'
import { sizedImage } from '../images/sizedImage'
import { imageInfo } from '../util/imageInfo'
import { contentFile, publicUrl, type ContentFile } from './contentFile'
import type { ResolverArgs } from './resolverContext'

async function filesOf(file: ContentFile, args: ResolverArgs): Promise<ImageFiles> {
  const full = imageInfo(file.absolutePath)
  if (file.extension === 'svg') {
    const drawing = readFileSync(file.absolutePath, 'utf8')
    const words = isPartOfPage(drawing) && { drawing }
    return { ...full, sources: [], fallback: { src: publicUrl(file, args) }, ...words }
  }
  // Both width and height are given: gatsby-plugin-sharp ignores that a camera's image may be rotated.
  const width = Math.min(widestImage, full.width)
  const size = { width, height: Math.round((width * full.height) / full.width) }
  return { ...size, ...(await sizedImage(file, size)).images }
}

/** Returns the images that a text names. They are files beside it; the content check has checked that they exist. */
export async function articleImages(names: readonly string[], args: ResolverArgs): Promise<Map<string, ImageFiles>> {
  const images = new Map<string, ImageFiles>()
  for (const name of names) {
    images.set(name, await filesOf(await contentFile(name, args), args))
  }
  return images
}
