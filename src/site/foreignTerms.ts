import { invisible, withoutInvisible } from './invisible'
import type { Language } from './languages'

/** The terms of `content/foreignTerms.json`, by their language. */
export type ForeignTerms = Readonly<Partial<Record<Language, readonly string[]>>>

/** A term of another language, with its place in a text. */
export interface FoundTerm {
  language: Language
  term: string
  index: number
}

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|]/, String.raw`\$&`)

/** Returns a pattern for a term with any kind of space, with or without marks of typesetting between letters. */
const inAnySpacing = (term: string) =>
  Array.from(term, (letter) => (letter === ' ' ? String.raw`\s` : escaped(letter))).join(`${invisible.source}*`)

/** Returns a pattern for any of the terms as whole words, but not inside an address such as verkkolaskuosoite.fi. */
const anyOf = (terms: readonly string[]) =>
  new RegExp(
    // The character before a term is part of the match: browsers of 2022 have no lookbehind.
    `(^|[^\\p{L}\\p{N}_./-])(${terms.map(inAnySpacing).join('|')})(?![\\p{L}\\p{N}_-]|[./]\\p{L})`,
    'giu',
  )

/** Returns a term as the lists have it: without marks of typesetting, in lower case. */
const listed = (term: string) => withoutInvisible(term).replace(/\s/g, ' ').toLowerCase()

/**
 * Returns a function that finds the terms of other languages in a text of one language. Of terms that overlap, the
 * first one counts, and the longest of those that begin at one place. A term that several languages list belongs to the
 * language of the text, or else to the first of them.
 */
export function foreignTermFinder(terms: ForeignTerms, textLanguage: Language): (text: string) => FoundTerm[] {
  const languageOf = new Map<string, Language>()
  for (const language of [textLanguage, ...(Object.keys(terms) as Language[])])
    for (const term of terms[language] ?? []) if (!languageOf.has(listed(term))) languageOf.set(listed(term), language)
  const pattern = anyOf([...languageOf.keys()].sort((a, b) => b.length - a.length))
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 1: before = '', 2: term = '', index }) => {
      const language = languageOf.get(listed(term))
      return language && language !== textLanguage ? [{ language, term, index: index + before.length }] : []
    })
}
