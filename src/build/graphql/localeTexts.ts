import type { Node } from 'gatsby'
import type { Language } from '../../site/languages'
import { copyVariables } from './copyVariables'
import { finishedCopy } from './finishedCopy'
import type { ResolverContext } from './resolverContext'

export interface LocaleNode extends Node {
  language: Language
  /** The text of the file. */
  data: string
}

const cache = new WeakMap<object, Map<string, unknown>>()

/** Resolver of `Locale.texts`: returns the finished texts of a locale file. They are computed once for all pages. */
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
