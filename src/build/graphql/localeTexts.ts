import type { Node } from 'gatsby'
import { fillDeep } from '../../content/fill'
import type { Language } from '../../site/languages'
import { copyVariables } from './copyVariables'
import type { ResolverContext } from './resolverContext'

interface LocaleNode extends Node {
  language: Language
  /** The file as it is. */
  data: string
}

const known = new WeakMap<object, Map<string, unknown>>()

/** Resolver of `Locale.texts`: the texts of a locale file with the variables in them, worked out once for all pages that ask. */
export function localeTexts(
  { internal, data, language }: LocaleNode,
  _args: object,
  context: ResolverContext,
): unknown {
  const values = copyVariables(language, context)
  const filled = known.get(values) ?? new Map<string, unknown>()
  known.set(values, filled)
  if (!filled.has(internal.contentDigest))
    filled.set(internal.contentDigest, fillDeep(JSON.parse(data) as unknown, values))
  return filled.get(internal.contentDigest)
}
