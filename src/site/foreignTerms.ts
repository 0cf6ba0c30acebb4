import { invisible } from './invisible'
import type { Language } from './languages'

/** The terms by their language, as `content/foreignTerms.json` has them. */
export type ForeignTerms = Readonly<Partial<Record<Language, readonly string[]>>>

/** A term of another language as it stands in a text. */
export interface FoundTerm {
  language: Language
  term: string
  index: number
}

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|]/, String.raw`\$&`)

/** A pattern for a term in any spacing, with or without the marks of typesetting between its letters. */
const inAnySpacing = (term: string) =>
  Array.from(term, (letter) => (letter === ' ' ? String.raw`\s` : escaped(letter))).join(`${invisible.source}*`)

/** Any of some terms, as whole words, and not within an address such as verkkolaskuosoite.fi. */
const anyOf = (terms: readonly string[]) =>
  new RegExp(
    // What stands before is a part of the match: browsers of 2022 cannot look behind.
    `(^|[^\\p{L}\\p{N}_./-])(${terms.map(inAnySpacing).join('|')})(?![\\p{L}\\p{N}_-]|[./]\\p{L})`,
    'giu',
  )

/**
 * Finds in a text of one language the terms of others, a longer one before those within it. What stands in the list of
 * the text's own language too is no foreign term; else a term is of the language that lists it first.
 */
export function foreignTermFinder(terms: ForeignTerms, own: Language): (text: string) => FoundTerm[] {
  const languages = Object.keys(terms) as Language[]
  const patterns = languages.flatMap((language, index) => {
    const first = [own, ...languages.slice(0, index)].flatMap((code) => terms[code] ?? [])
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
