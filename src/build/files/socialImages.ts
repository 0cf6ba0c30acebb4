import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { socialContents, type SocialContent } from '../social/socialContent'
import { renderSocialImage, socialImageOf } from '../social/renderSocialImage'
import { builtFolder } from '../util/gatsbyInNode'
import { inParallel } from '../util/inParallel'
import type { SiteFile, FileMaker } from './siteFile'

/** Number of images that are drawn at the same time: the number of sharp's threads. */
const atOnce = 4

/**
 * Makes the Open Graph images in the host's language (requirement 10.9). Pages in other languages use the images of
 * their own hosts. An image is named after its content, so an image of an earlier build can be reused. Throws if a
 * title does not fit on its image.
 */
export const socialImages: FileMaker = async ({ hostLanguage, pages, query }) => {
  const socialContentOf = await socialContents(query)
  const contents = new Map<string, SocialContent>()
  for (const { context } of pages) {
    const content = context.language === hostLanguage ? socialContentOf(context) : undefined
    if (content) contents.set(socialImageOf(content).path, content)
  }
  const files: SiteFile[] = []
  await inParallel(contents, atOnce, async ([path, content]) => {
    const drawn = join(builtFolder(), path)
    const image = existsSync(drawn) ? await readFile(drawn) : await renderSocialImage(content)
    files.push({ path: path.slice(1), content: image })
  })
  return files
}
