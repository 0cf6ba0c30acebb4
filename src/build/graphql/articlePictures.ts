import type { PictureFiles } from '../../content/pictureHtml'
import { sizedPicture } from '../images/sizedPicture'
import { imageInfo } from '../util/imageInfo'
import { contentFile, type ContentFile } from './contentFile'
import type { Asked } from './resolverContext'

/** Width in pixels at which a text shows a picture at most; sharp makes smaller and denser ones from it. */
const widest = 672

/** Copies a file to the built folder as it is; gives its address. */
const publish = (file: ContentFile, { context, info }: Asked) =>
  info.schema.getType('File').getFields().publicURL!.resolve(file, {}, context, info) as string

async function filesOf(file: ContentFile, asked: Asked): Promise<PictureFiles> {
  const full = imageInfo(file.absolutePath)
  if (file.extension === 'svg') return { ...full, sources: [], fallback: { src: publish(file, asked) } }
  // Both sides, because gatsby-plugin-sharp overlooks that a camera's picture may have to be turned.
  const width = Math.min(widest, full.width)
  const size = { width, height: Math.round((width * full.height) / full.width) }
  return { ...size, ...(await sizedPicture(file, size)).images }
}

/** The pictures that a text names: files beside it, which the content check has seen. */
export async function articlePictures(names: readonly string[], asked: Asked): Promise<Map<string, PictureFiles>> {
  const pictures = new Map<string, PictureFiles>()
  for (const name of names) {
    const file = await contentFile(name, asked)
    if (file) pictures.set(name, await filesOf(file, asked))
  }
  return pictures
}
