import { readFileSync } from 'node:fs'
import { widestImage, type ImageFiles } from '../../content/imageHtml'
import { sizedImage } from '../images/sizedImage'
import { imageInfo } from '../util/imageInfo'
import { contentFile, publicUrl, type ContentFile } from './contentFile'
import type { ResolverArgs } from './resolverContext'

async function filesOf(file: ContentFile, asked: ResolverArgs): Promise<ImageFiles> {
  const full = imageInfo(file.absolutePath)
  if (file.extension === 'svg') {
    const drawing = readFileSync(file.absolutePath, 'utf8')
    const words = drawing.includes('<text') && { drawing }
    return { ...full, sources: [], fallback: { src: publicUrl(file, asked) }, ...words }
  }
  // Both sides, because gatsby-plugin-sharp overlooks that a camera's image may have to be turned.
  const width = Math.min(widestImage, full.width)
  const size = { width, height: Math.round((width * full.height) / full.width) }
  return { ...size, ...(await sizedImage(file, size)).images }
}

/** The images that a text names: files beside it, which the content check has seen. */
export async function articleImages(names: readonly string[], asked: ResolverArgs): Promise<Map<string, ImageFiles>> {
  const images = new Map<string, ImageFiles>()
  for (const name of names) {
    images.set(name, await filesOf(await contentFile(name, asked), asked))
  }
  return images
}
