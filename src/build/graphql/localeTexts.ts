import type { Node } from 'gatsby'
import type { Language } from '../../site/languages'
import { copyVariables } from './copyVariables'
import { finishedCopy } from './finishedCopy'
import type { ResolverContext } from './resolverContext'

export interface LocaleNode extends Node {
  language: Language
  /** The file as it is. */
  data: string
}

const cache = new WeakMap<object, Map<string, unknown>>()

/** Resolver of `Locale.texts`: the texts of a locale file finished, worked out once for all pages that ask. */
export function localeTexts(
  { internal, data, language }: LocaleNode,
  _args: object,
  context: ResolverContext,
): unknown {
  const values = copyVariables(language, context)
  const texts = cache.get(values) ?? new Map<string, unknown>()
  cache.set(values, texts)
  if (!texts.has(internal.contentDigest))
    texts.set(internal.contentDigest, finishedCopy(JSON.parse(data) as unknown, language, context))
  return texts.get(internal.contentDigest)
}
