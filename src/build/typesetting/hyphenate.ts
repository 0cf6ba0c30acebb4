import { createRequire } from 'node:module'
import { join } from 'node:path'
import { softHyphen } from '../../site/invisible'
import type { Language } from '../../site/languages'
import compounds from './compounds.json'

/** Letters that a word has at least, and that stand at least before its first hyphen and behind its last. */
const fewest = { word: 12, before: 5, behind: 4 }

/** Variables and addresses are no words. */
const wordOrNot = new RegExp(`\\{\\{.*?\\}\\}|\\S*[@/]\\S*|(\\p{L}{${fewest.word},})`, 'gu')

/**
 * In Finnish, a break that would be wrong where two words meet that the patterns do not know: no consonant but these
 * ends a word.
 */
const doubtful: Readonly<Record<string, RegExp>> = {
  fi: new RegExp(`(?<=[aeiouyäö])${softHyphen}(?=[snlrt][aeiouyäö])`, 'g'),
}

type Hyphenate = (word: string) => string

const load = createRequire(join(process.cwd(), 'package.json'))

/** Hyphenation by the patterns of TeX (npm `hyphen`); the word as it is in a language without patterns. */
function byPatterns(language: Language): Hyphenate {
  type Package = { hyphenateSync: (text: string, options: { hyphenChar: string }) => string }
  // Without the package itself nothing is built: only a language may be missing from it.
  load.resolve('hyphen')
  let patterns: Package
  try {
    patterns = load(`hyphen/${language}`) as Package
  } catch {
    return (word) => word
  }
  return (word) => {
    const hyphenated = patterns.hyphenateSync(word, { hyphenChar: softHyphen })
    const syllables = hyphenated.replace(doubtful[language] ?? /(?!)/, '').split(softHyphen)
    let before = 0
    return syllables
      .map((syllable) => {
        const fits = before >= fewest.before && word.length - before >= fewest.behind
        before += syllable.length
        return fits ? softHyphen + syllable : syllable
      })
      .join('')
  }
}

/**
 * Compounds that patterns hyphenate badly, with the places where their words meet, in all forms of the word; a longer
 * one comes before its beginning. One without such a place stays whole.
 */
const listedCompounds = (language: Language): readonly ((word: string) => string | undefined)[] =>
  ((compounds as Readonly<Record<string, readonly string[]>>)[language] ?? []).map((compound) => {
    const parts = compound.split('|')
    const start = new RegExp(`^${parts.map((part) => `(${part})`).join('')}`, 'i')
    const marked = parts.map((_, index) => `$${index + 1}`).join(softHyphen)
    return (word) => (start.test(word) ? word.replace(start, marked) : undefined)
  })

function hyphenator(language: Language): Hyphenate {
  const listed = listedCompounds(language)
  const patterns = byPatterns(language)
  const cache = new Map<string, string>()
  return (word) => {
    const joined = cache.get(word) ?? listed.map((mark) => mark(word)).find((marked) => marked !== undefined)
    const hyphenated = joined ?? patterns(word)
    cache.set(word, hyphenated)
    return hyphenated
  }
}

const hyphenators = new Map<Language, Hyphenate>()

/** A text whose long words may be broken where their language allows it. */
export function hyphenate(text: string, language: Language): string {
  const mark = hyphenators.get(language) ?? hyphenator(language)
  hyphenators.set(language, mark)
  return text.replace(wordOrNot, (found, word?: string) => (word === undefined ? found : mark(word)))
}
