import { codeOf, hiddenCharacter } from '../characters'
import { offsetOf, parts, sourceOf } from '../markdown'
import type { Rule, TextRule } from '../rule'

/**
 * UTF-8 that was read as Windows-1252: first letters that no language of the site uses, Å only before signs that never
 * follow it.
 */
const low = '\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const garbled = new RegExp(`[ÂÃ][${low}]|â[${low}]{2}|Å[¡¾½]`)

/** Characters that are never meant. */
const suspects: readonly [pattern: RegExp, cause: (found: string) => string, fix: string][] = [
  [garbled, (found) => `"${found}" is a garbled letter: UTF-8 was read as another encoding.`, 'Write the letter.'],
  [/\ufffd/, () => '“�” stands for a letter that was lost.', 'Write the letter.'],
  [
    hiddenCharacter,
    (found) =>
      `There is an invisible character (${codeOf(found)}); words with it are not found, or read otherwise than they are.`,
    'Remove it; a hyphenation point is &shy; (U+00AD).',
  ],
  [
    /\p{Co}/u,
    (found) => `There is a sign of a private font (${codeOf(found)}), such as a bullet of Word; others see a box.`,
    'Write an ordinary sign; a list begins with a hyphen.',
  ],
]

/**
 * Characters that are garbled, lost, invisible or misleading; one issue a line and kind: what is wrong once is wrong
 * many times.
 */
export const characters: Rule = ({ files }) =>
  [...files.values()].flatMap(({ path: file, text = '' }) =>
    suspects
      .filter(([pattern]) => pattern.test(text))
      .flatMap(([pattern, cause, fix]) =>
        text.split('\n').flatMap((line, index) => {
          const found = pattern.exec(line)
          return found ? [{ file, line: index + 1, column: found.index + 1, cause: cause(found[0]), fix }] : []
        }),
      ),
  )

/** Invisible characters that are written as entities (`&#8203;`): they are in the tree and not in the file. */
export const hiddenEntities: TextRule = ({ tree, body, bodyIssue }) =>
  parts(tree, 'text', 'link', 'definition').flatMap((node) => {
    const source = sourceOf(body, node)
    const isHidden = (text: string) => hiddenCharacter.test(text) || text.includes('\ufffd')
    if (!isHidden('url' in node ? node.url : node.value) || isHidden(source)) return []
    return bodyIssue(offsetOf(node) + source.indexOf('&'), 'This stands for an invisible character.', 'Remove it.')
  })
