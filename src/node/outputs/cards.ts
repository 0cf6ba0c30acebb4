import { cardOf } from '../cards/card'
import { cardContents, type CardContent } from '../cards/cardContent'
import { renderCard } from '../cards/renderCard'
import type { FileOutput, OutputFile } from './outputFile'

/** Cards drawn at the same time: as many as sharp has threads, so that thousands of posts do not fill the memory. */
const atOnce = 4

/** Open Graph pictures of the host's own language; the pages of the others name those of their own sites. */
export const cards: FileOutput = async ({ siteLanguage, pages, posts, query }) => {
  const contentOf = await cardContents(query, posts)
  const wanted = new Map<string, CardContent>()
  for (const { context } of pages) {
    const content = context.language === siteLanguage ? contentOf(context) : undefined
    if (content) wanted.set(cardOf(content).path.slice(1), content)
  }
  const waiting = [...wanted].sort(([a], [b]) => a.localeCompare(b))
  const files: OutputFile[] = []
  while (waiting.length > 0)
    files.push(...(await Promise.all(waiting.splice(0, atOnce).map(async ([path, content]) => ({ path, content: await renderCard(content) })))))
  return files
}
