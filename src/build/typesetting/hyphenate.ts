import { createRequire } from 'node:module'
import { join } from 'node:path'
import { softHyphen } from '../../site/invisible'
import type { Language } from '../../site/languages'
import compounds from './compounds.json'

/** Least number of letters in a word, before its first hyphen, and after its last. */
const minimum = { word: 12, before: 5, behind: 4 }

/** Matches variables and addresses too, which are not hyphenated; only long words are in the group. */
const longWord = new RegExp(`\\{\\{.*?\\}\\}|\\S*[@/]\\S*|(\\p{L}{${minimum.word},})`, 'gu')

/**
 * Hyphens that may be wrong. In Finnish a word can end in these consonants only: where the patterns do not know a
 * compound, the consonant may belong to the word before it.
 */
const doubtfulBreaks: Readonly<Record<string, RegExp>> = {
  fi: new RegExp(`(?<=[aeiouyäö])${softHyphen}(?=[snlrt][aeiouyäö])`, 'g'),
}

type Hyphenate = (word: string) => string

const load = createRequire(join(process.cwd(), 'package.json'))

/**
 * Returns a function that hyphenates with the patterns of TeX (npm `hyphen`). In a language without patterns it returns
 * the word unchanged.
 */
function byPatterns(language: Language): Hyphenate {
  type Package = { hyphenateSync: (text: string, options: { hyphenChar: string }) => string }
  // Throws if the package itself is missing: only the patterns of a language may be missing from it.
  load.resolve('hyphen')
  let patterns: Package
  try {
    patterns = load(`hyphen/${language}`) as Package
  } catch {
    return (word) => word
  }
  return (word) => {
    const hyphenated = patterns.hyphenateSync(word, { hyphenChar: softHyphen })
    const syllables = hyphenated.replace(doubtfulBreaks[language] ?? /(?!)/, '').split(softHyphen)
    let before = 0
    return syllables
      .map((syllable) => {
        const fits = before >= minimum.before && word.length - before >= minimum.behind
        before += syllable.length
        return fits ? softHyphen + syllable : syllable
      })
      .join('')
  }
}

/**
 * Returns the compounds that the patterns hyphenate badly: a pattern for the beginning of each, and its replacement
 * with marks where the words of the compound meet. A longer compound is before a shorter one that it begins with. A
 * compound without a mark is not hyphenated.
 */
const listedCompounds = (language: Language) =>
  ((compounds as Readonly<Record<string, readonly string[]>>)[language] ?? [])
    .map((compound) => compound.split('|'))
    .sort((a, b) => b.join('').length - a.join('').length)
    .map((parts) => ({
      start: new RegExp(`^${parts.map((part) => `(${part})`).join('')}`, 'i'),
      marked: parts.map((_, index) => `$${index + 1}`).join(softHyphen),
    }))

function hyphenator(language: Language): Hyphenate {
  const compounds = listedCompounds(language)
  const patterns = byPatterns(language)
  const cache = new Map<string, string>()
  const hyphenateWord = (word: string) => {
    const compound = compounds.find(({ start }) => start.test(word))
    return compound ? word.replace(compound.start, compound.marked) : patterns(word)
  }
  return (word) => {
    const hyphenated = cache.get(word) ?? hyphenateWord(word)
    cache.set(word, hyphenated)
    return hyphenated
  }
}

const hyphenators = new Map<Language, Hyphenate>()

/** Returns a text with soft hyphens in its long words. */
export function hyphenate(text: string, language: Language): string {
  const mark = hyphenators.get(language) ?? hyphenator(language)
  hyphenators.set(language, mark)
  return text.replace(longWord, (found, word?: string) => (word === undefined ? found : mark(word)))
}
