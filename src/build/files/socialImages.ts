import { socialContents } from '../social/socialContent'
import { renderSocialImage, socialImageOf } from '../social/socialImage'
import type { SiteFiles, SiteFileGroup } from './siteFile'

/** Open Graph images of the host's own language; the pages of the others name those of their own sites. */
export const socialImages: SiteFiles = async ({ siteLanguage, pages, query }) => {
  const contentOf = await socialContents(query)
  const groups = new Map<string, SiteFileGroup>()
  for (const { context } of pages) {
    const content = context.language === siteLanguage ? contentOf(context) : undefined
    if (!content) continue
    const { path } = socialImageOf(content)
    groups.set(path, {
      key: path,
      make: async () => [{ path: path.slice(1), content: await renderSocialImage(content) }],
    })
  }
  return [...groups.values()]
}
