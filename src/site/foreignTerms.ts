import { invisible } from './invisible'
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

/**
 * Returns a function that finds the terms of other languages in a text of one language; a longer term is found before a
 * shorter one inside it. A term that is also in the list of the text's own language is not foreign. If several other
 * languages list a term, the first of them counts.
 */
export function foreignTermFinder(terms: ForeignTerms, textLanguage: Language): (text: string) => FoundTerm[] {
  const languages = Object.keys(terms) as Language[]
  const patterns = languages.flatMap((language, index) => {
    const first = [textLanguage, ...languages.slice(0, index)].flatMap((code) => terms[code] ?? [])
    const others = (terms[language] ?? []).filter((term) => !first.includes(term))
    return others.length > 0 ? [{ language, pattern: anyOf(others.sort((a, b) => b.length - a.length)) }] : []
  })
  return (text) =>
    patterns
      .flatMap(({ language, pattern }) =>
        [...text.matchAll(pattern)].map(({ 1: before = '', 2: term = '', index }) => ({
          language,
          term,
          index: index + before.length,
        })),
      )
      .sort((a, b) => a.index - b.index)
}
