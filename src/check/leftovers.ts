import { variableNames } from '../content/variables'
import type { Language } from '../site/languages'
import type { Issue } from './issues'
import { didYouMean } from './nearest'
import { writtenKeys, type ParsedContent } from './content'

/** The names of the variables that are filled in; undefined if they are not known. */
type FilledNames = readonly string[] | undefined

/** Returns the names of the variables that are filled in in every text; undefined if plans or cycles cannot be read. */
export function filledEverywhere(content: ParsedContent): FilledNames {
  const [plans, cycles] = [writtenKeys(content, 'plans', 'plans'), writtenKeys(content, 'plans', 'cycles')]
  return plans && cycles && variableNames(plans, cycles)
}

/** Returns a pattern for notes that are left over from writing. `todo` is the pattern of "TODO". */
const leftoversWith = (todo: string) => new RegExp(`\\b(?:${todo}|FIXME|TBD|XXX|[Ll]orem)\\b|^(?:<{7}|>{7}) .*`, 'gm')

const leftovers = leftoversWith('TODO')
/** In Spanish "TODO" is an ordinary word unless a colon follows. */
const spanishLeftovers = leftoversWith('TODO(?=\\s*:)')

/** Finds notes and filler text that must not be published. */
const leftoverIssues = (text: string, language: Language): Issue[] =>
  [...text.matchAll(language === 'es' ? spanishLeftovers : leftovers)].map(({ 0: note, index }): Issue => ({
    offset: index,
    cause: `"${note}" looks left over from writing.`,
    fix: 'Finish the text or take the note out.',
  }))

/** Finds every `{{` and `}}` that is not part of a plain `{{name}}`. */
const braceIssues = (text: string): Issue[] =>
  [...text.matchAll(/\{\{\w+\}\}|\{\{.*?(?:\}\}|$)|\w*\}\}/gm)]
    .filter(([braces]) => !/^\{\{\w+\}\}$/.test(braces))
    .map(({ 0: braces, index }): Issue => ({
      offset: index,
      cause: `"${braces.slice(0, 30)}" would be shown as it is.`,
      fix: 'Write {{name}}, without spaces, between two braces and two.',
    }))

/** Finds every `{{name}}` without a value; none if the names are not known. */
export const variableIssues = (text: string, filledNames: FilledNames): Issue[] =>
  [...(filledNames ? text.matchAll(/\{\{(\w+)\}\}/g) : [])]
    .filter(([, name]) => !filledNames!.includes(name!))
    .map(({ 0: variable, 1: name, index }): Issue => ({
      offset: index,
      cause: `There is no variable ${variable}.`,
      fix: didYouMean(name!, filledNames!),
    }))

/** Markup that would be shown as it is in a plain text. */
const markup: readonly [pattern: RegExp, cause: string][] = [
  [/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i, 'HTML would be shown as it is'],
  [/\]\([^\s)]+\)/, 'Links do not work here'],
  [/\*\*|__|(?<![\p{L}\d*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\d*])/u, 'Asterisks would be shown as they are'],
]

/** Finds HTML, links and asterisks in a plain text. */
const markupIssues = (text: string): Issue[] =>
  markup
    .filter(([pattern]) => pattern.test(text))
    .map(([pattern, cause]): Issue => ({
      offset: text.search(pattern),
      cause: `${cause}: this is plain text.`,
      fix: 'Write plain words in it.',
    }))

/** Finds everything unfinished in a text, plain or markdown. A draft may have notes. */
export const unfinishedIssues = (text: string, language: Language, filledNames: FilledNames, isDraft = false) => [
  ...braceIssues(text),
  ...variableIssues(text, filledNames),
  ...(isDraft ? [] : leftoverIssues(text, language)),
]

/** Finds everything that a plain text must not contain: in front matter, locales and data. */
export const plainTextIssues = (text: string, language: Language, filledNames: FilledNames, isDraft = false) => [
  ...unfinishedIssues(text, language, filledNames, isDraft),
  ...markupIssues(text),
]
