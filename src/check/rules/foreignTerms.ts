import { languageCodes } from '../../site/languages'
import { offsetOf, parts, sourceOf } from '../markdown'
import type { Content } from '../readContent'
import { eachBody, type Rule } from '../rule'

/** Longer terms come first: one within another is found with it. */
const longestFirst = (terms: readonly string[]) => [...terms].sort((a, b) => b.length - a.length)

const asWritten = (term: string) => term.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Any of some terms as whole words; not within an address such as verkkolaskuosoite.fi. */
const anyOf = (terms: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_./-])(?:${longestFirst(terms).map(asWritten).join('|')})(?![\\p{L}\\p{N}_-]|[./]\\p{L})`,
    'giu',
  )

const patternsOf = ({ foreignTerms = {} }: Content['data']) =>
  languageCodes.flatMap((language) => {
    const terms = foreignTerms[language]
    return terms ? [{ language, pattern: anyOf(terms) }] : []
  })

/** What stands in an element with a language of its own, up to the end of the element. */
const marked = /<(\w+)[^>]*\blang=[^>]*>.*?<\/\1>/gs

/**
 * A term of another language (`content/foreignTerms.json`) is marked as such: a screen reader would say it in the voice
 * of the page (WCAG 3.1.2).
 */
export const markedTerms: Rule = (content) => {
  const patterns = patternsOf(content.data)
  return eachBody(({ tree, body, language: own, bodyIssue }) => {
    const ranges = [...body.matchAll(marked)].map(({ 0: found, index }) => [index, index + found.length] as const)
    const isMarked = (at: number) => ranges.some(([from, to]) => at >= from && at < to)
    const others = patterns.filter(({ language }) => language !== own)
    return parts(tree, 'text').flatMap((node) =>
      others.flatMap(({ language, pattern }) =>
        [...sourceOf(body, node).matchAll(pattern)].flatMap(({ 0: term, index }) => {
          const at = offsetOf(node) + index
          if (isMarked(at)) return []
          const cause = `"${term}" is of another language (${language}); a screen reader would say it wrongly.`
          return [bodyIssue(at, cause, `Write <span lang="${language}">${term}</span>.`)]
        }),
      ),
    )
  })(content)
}
