import type { Language } from '../site/languages'
import type { Finding } from './issues'
import { didYouMean } from './nearest'

/** The variables that are filled; undefined where nobody knows them. */
type FilledNames = readonly string[] | undefined

/** What is left over from writing, given the pattern of "TODO". */
const leftoversWith = (todo: string) => new RegExp(`\\b(?:${todo}|FIXME|TBD|XXX|[Ll]orem)\\b|^(?:<{7}|>{7}) .*`, 'gm')

const leftovers = leftoversWith('TODO')
/** In Spanish "TODO" is a word, unless a colon follows. */
const spanishLeftovers = leftoversWith('TODO(?=\\s*:)')

/** Notes to oneself and filler in a text, which must not be published. */
const leftoverFindings = (text: string, language: Language): Finding[] =>
  [...text.matchAll(language === 'es' ? spanishLeftovers : leftovers)].map(({ 0: note, index }) => ({
    at: index,
    cause: `"${note}" looks left over from writing.`,
    fix: 'Finish the text or take the note out.',
  }))

/** Every `{{` and `}}` of a text that is no plain `{{name}}`. */
const braceFindings = (text: string): Finding[] =>
  [...text.matchAll(/\{\{\w+\}\}|\{\{.*?(?:\}\}|$)|\w*\}\}/gm)]
    .filter(([braces]) => !/^\{\{\w+\}\}$/.test(braces))
    .map(({ 0: braces, index }) => ({
      at: index,
      cause: `"${braces.slice(0, 30)}" would be shown as it is.`,
      fix: 'Write {{name}}, without spaces, between two braces and two.',
    }))

/** Every `{{name}}` that nothing fills; none where nobody knows what is filled. */
export const variableFindings = (text: string, known: FilledNames): Finding[] =>
  [...(known ? text.matchAll(/\{\{(\w+)\}\}/g) : [])]
    .filter(([, name]) => !known!.includes(name!))
    .map(({ 0: whole, 1: name, index }) => ({
      at: index,
      cause: `Nothing is known to put in the place of ${whole}.`,
      fix: didYouMean(name!, known!),
    }))

/** What does not work where a text is shown as it is written. */
const markup: readonly [pattern: RegExp, cause: string][] = [
  [/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i, 'HTML would be shown as it is'],
  [/\]\([^\s)]+\)/, 'Links do not work here'],
  [/\*\*|__|(?<![\p{L}\d*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\d*])/u, 'Asterisks would be shown as they are'],
]

/** HTML, links and asterisks in a text that is shown as it is written. */
const markupFindings = (text: string): Finding[] =>
  markup
    .filter(([pattern]) => pattern.test(text))
    .map(([pattern, cause]) => ({
      at: text.search(pattern),
      cause: `${cause}: this is plain text.`,
      fix: 'Write plain words in it.',
    }))

/** What is not finished in any text, plain or not. */
export const unfinishedFindings = (text: string, language: Language, known: FilledNames): Finding[] => [
  ...braceFindings(text),
  ...variableFindings(text, known),
  ...leftoverFindings(text, language),
]

/** What a text must not hold that is shown as it is written: of front matter, locales and data alike. */
export const plainTextFindings = (text: string, language: Language, known: FilledNames): Finding[] => [
  ...unfinishedFindings(text, language, known),
  ...markupFindings(text),
]
