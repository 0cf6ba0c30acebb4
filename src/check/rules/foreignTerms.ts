import { foreignTermFinder } from '../../site/foreignTerms'
import { inEachLanguage } from '../../site/languages'
import { nodes, offsetOf, sourceOf } from '../markdown'
import type { Issue } from '../issues'
import { eachBody, type Rule } from '../rule'

/** The content of an element with a `lang` attribute, up to the end of the element. */
export const marked = /<(\w+)[^>]*\blang=[^>]*>.*?<\/\1>/gs

/**
 * A term of another language (`content/foreignTerms.json`) is marked in the body of a text; otherwise a screen reader
 * pronounces it in the language of the page (WCAG 3.1.2). In plain texts components mark the terms (`MarkedTerms`), and
 * `tests/build/languageOfParts.test.ts` finds unmarked ones.
 */
export const markedTerms: Rule = (content) => {
  const finders = inEachLanguage((code) => foreignTermFinder(content.data.foreignTerms ?? {}, code))
  return eachBody(({ tree, body, language: textLanguage }) => {
    const find = finders[textLanguage]
    const ranges = [...body.matchAll(marked)].map(({ 0: found, index }) => [index, index + found.length] as const)
    const isMarked = (offset: number) => ranges.some(([from, to]) => offset >= from && offset < to)
    return nodes(tree, 'text').flatMap((node) =>
      find(sourceOf(body, node)).flatMap(({ language, term, index }): Issue | [] => {
        const offset = offsetOf(node) + index
        if (isMarked(offset)) return []
        const cause = `"${term}" is of another language (${language}); a screen reader would say it wrongly.`
        return { offset, cause, fix: `Write <span lang="${language}">${term}</span>.` }
      }),
    )
  })(content)
}
