import { cardOf } from '../cards/card'
import { cardContents } from '../cards/cardContent'
import { renderCard } from '../cards/renderCard'
import { cardsDigest } from '../digest'
import type { Output, OutputGroup } from './outputFile'

/** Open Graph pictures of the host's own language; the pages of the others name those of their own sites. */
export const cards: Output = async ({ siteLanguage, pages, posts, query }) => {
  const contentOf = await cardContents(query, posts)
  const edition = cardsDigest()
  const groups = new Map<string, OutputGroup>()
  for (const { context } of pages) {
    const content = context.language === siteLanguage ? contentOf(context) : undefined
    if (!content) continue
    const { path } = cardOf(content, edition)
    groups.set(path, { key: path, make: async () => [{ path: path.slice(1), content: await renderCard(content, path) }] })
  }
  return [...groups.values()]
}
