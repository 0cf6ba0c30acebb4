import type { Node } from 'gatsby'
import type { Language } from '../../site/languages'
import { localeTexts, type LocaleNode } from './localeTexts'
import type { ResolverContext } from './resolverContext'

/**
 * Resolver of `Person.role`: what a member of the team does, in the words of the company page; null where it says
 * nothing.
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
