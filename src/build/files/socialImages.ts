import { socialImageOf } from '../social/socialImage'
import { socialContents } from '../social/socialContent'
import { renderSocialImage } from '../social/renderSocialImage'
import { socialImagesDigest } from '../util/digest'
import type { SiteFiles, SiteFileGroup } from './siteFile'

/** Open Graph pictures of the host's own language; the pages of the others name those of their own sites. */
export const socialImages: SiteFiles = async ({ siteLanguage, pages, posts, query }) => {
  const contentOf = await socialContents(query, posts)
  const edition = socialImagesDigest()
  const groups = new Map<string, SiteFileGroup>()
  for (const { context } of pages) {
    const content = context.language === siteLanguage ? contentOf(context) : undefined
    if (!content) continue
    const { path } = socialImageOf(content, edition)
    groups.set(path, { key: path, make: async () => [{ path: path.slice(1), content: await renderSocialImage(content, path) }] })
  }
  return [...groups.values()]
}
