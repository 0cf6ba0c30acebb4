import type { Node } from 'gatsby'
import type { Language } from '../../site/languages'
import { localeTexts, type LocaleNode } from './localeTexts'
import type { ResolverContext } from './resolverContext'

/**
 * Resolver of `Person.role`: returns the role of a team member as the company page words it; null if the page has none.
 */
export async function personRole(
  { key }: Node & { key: string },
  { language }: { language: Language },
  context: ResolverContext,
): Promise<string | null> {
  const query = { filter: { ns: { eq: 'company' }, language: { eq: language } } }
  const words = (await context.nodeModel.findOne({ type: 'Locale', query })) as LocaleNode | null
  const texts = words && (localeTexts(words, {}, context) as { team?: { role?: Record<string, string> } })
  return texts?.team?.role?.[key] ?? null
}
