import { dataNames } from '../../content/dataSchemas'
import { strings } from '../../content/strings'
import { hiddenCharacter } from '../characters'
import type { FileIssue, Issue, SourceFile } from '../issues'
import { nodes, offsetOf, sourceOf } from '../markdown'
import type { BodyRule, Rule } from '../rule'

/** Returns the matches of a pattern for each line of a file that has any. */
function linesWith({ path: file, text = '' }: SourceFile, pattern: RegExp) {
  if (text.search(pattern) < 0) return []
  return text.split('\n').flatMap((line, index) => {
    const found = [...line.matchAll(pattern)]
    const places = found.map(({ 0: words, index: column }) => ({
      words,
      place: { file, line: index + 1, column: column + 1 },
    }))
    return places.length > 0 ? [places] : []
  })
}

/** The second half of a UTF-8 letter that was read as Windows-1252. */
const low = '\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
/**
 * Such a letter. The first half is a character that no language of the site uses; Å counts only before signs that never
 * follow it.
 */
const garbled = new RegExp(`[ÂÃ][${low}]|â[${low}]{2}|Å[¡¾½]`, 'g')

/** Returns the number of a character as Unicode writes it: `U+200B`. */
const codeOf = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** Characters that nobody writes on purpose. */
const suspects: readonly [pattern: RegExp, cause: (found: string) => string, fix: string][] = [
  [garbled, (found) => `"${found}" is a garbled letter: UTF-8 was read as another encoding.`, 'Write the letter.'],
  [/\ufffd/g, () => '“�” stands for a letter that was lost.', 'Write the letter.'],
  [
    new RegExp(hiddenCharacter, 'gu'),
    (found) =>
      `There is an invisible character (${codeOf(found)}); words with it are not found, or read otherwise than they are.`,
    'Remove it; a hyphenation point is &shy; (U+00AD).',
  ],
  [
    /\p{Co}/gu,
    (found) => `There is a sign of a private font (${codeOf(found)}), such as a bullet of Word; others see a box.`,
    'Write an ordinary sign; a list begins with a hyphen.',
  ],
]

/**
 * Finds garbled, lost, invisible and misleading characters. Each kind is reported once for a line, because it is often
 * there many times.
 */
export const noOddCharacters: Rule = ({ files }) =>
  [...files.values()].flatMap((file) =>
    suspects.flatMap(([pattern, cause, fix]) =>
      linesWith(file, pattern).map(([first]): FileIssue => ({ ...first!.place, cause: cause(first!.words), fix })),
    ),
  )

/** Finds invisible characters that are written as entities (`&#8203;`): the tree has them, the file does not. */
export const noHiddenEntities: BodyRule = ({ tree, body }) =>
  nodes(tree, 'text', 'link', 'definition').flatMap((node): Issue | [] => {
    const source = sourceOf(body, node)
    const isHidden = (text: string) => hiddenCharacter.test(text) || text.includes('\ufffd')
    if (!isHidden('url' in node ? node.url : node.value) || isHidden(source)) return []
    const offset = offsetOf(node) + source.indexOf('&')
    return { offset, cause: 'This stands for an invisible character.', fix: 'Remove it.' }
  })

/** Finds invisible characters that are written as escapes (`"\u200B"`): the value has them, the file does not. */
export const noHiddenEscapes: Rule = ({ files, json, locales, texts }) =>
  [...dataNames.flatMap((name) => json[name] ?? []), ...locales, ...texts.map(({ fields }) => fields)]
    .filter(({ file }) => !hiddenCharacter.test(files.get(file)?.text ?? ''))
    .flatMap(({ value, issueAt }) =>
      strings(value)
        .filter(({ text }) => hiddenCharacter.test(text))
        .map(({ path }) => issueAt(path, { cause: 'This holds an invisible character.', fix: 'Remove its escape.' })),
    )

/** Stems and words for money and shares. "Europe" (`Euroopa`, `europeisk`) and centimetres are excluded. */
const stems = 'euro(?![op]) sentt(?!im) prosent procent protsen'.split(' ')
const words = ['cents?', 'c[eé]ntimos?', 'senti(?:n|llä)?', 'sendi', 'öre', 'per ?cent', 'por ciento']
/**
 * A single `e` stands for euros, unless it begins `e-lasku`, is the Spanish word for "and" (`2025 e incluye`), or names
 * a point of an article (`6.1 e)`); in `(12 e)` it is euros.
 */
const units = [
  '%',
  ',[-–]',
  'e(?![\\p{L}-]| h?i|(?<!\\([\\d.,\\s]+e)\\))',
  ...stems.map((stem) => `${stem}\\p{L}*`),
  ...words.map((word) => `${word}(?!\\p{L})`),
]
const currency = '[€$£]|\\bEUR\\b(?!-)'
/** A number with up to three groups of thousands; a longer row of groups is a list of numbers. */
const number = '\\d+(?:[.,\\s]\\d{3}){0,3}(?:[.,]\\d+)?'
const amount = new RegExp(
  `(?<![\\p{L}\\d])${number}\\s?(?:${[currency, ...units].join('|')})|(?:${currency})(?:\\s?${number})?`,
  'giu',
)

/** Posts may quote amounts from the law. Of the data only tags.json has sentences; others have streets and shapes. */
const isCopy = ({ path }: SourceFile) => /^(locales\/|content\/((?!blog\/)\w+\/.*\.md|tags\.json)$)/.test(path)

/** No amount is typed into copy; it is a variable with a value from `content/plans.json`. */
export const noTypedAmounts: Rule = ({ files }) =>
  [...files.values()].filter(isCopy).flatMap((file) =>
    linesWith(file, amount)
      .flat()
      .map(({ words, place }): FileIssue => {
        const fix = 'Write a variable such as {{extraInvoicePrice}}: its value stands in content/plans.json.'
        return { ...place, cause: `The amount "${words}" is typed into the copy.`, fix }
      }),
  )
