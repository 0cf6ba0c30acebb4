import { controls, turning, widthless } from '../invisible'
import type { ContentIssue, SourceFile } from '../issues'
import { positionFinder } from '../position'
import type { Content } from '../readContent'

/** Windows-1252 from 0x80 to 0x9f; Node's own decoder takes it for Latin-1. */
const quirks = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
/** Bytes of the characters as which UTF-8 is read by mistake. */
const upper = new Map(
  [...Array.from(quirks), ...Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index))].map(
    (char, index) => [char, 128 + index],
  ),
)

const low = [...upper.keys()].slice(0, 64).join('')
/** First letters of such pieces that no language of the site uses; Å only before signs that never follow it. */
const mojibake = new RegExp(`[ÂÃ][${low}]|â[${low}]{2}|Å[¡¾½]`)

/** The letters that a garbled piece was before UTF-8 was read as Windows-1252. */
function repaired(piece: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(Array.from(piece, (char) => upper.get(char) ?? char.charCodeAt(0))),
    )
  } catch {
    return undefined
  }
}

const code = (found: string) => `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

interface Suspect {
  pattern: RegExp
  cause: (found: string) => string
  fix: (found: string) => string
  /** True where what looks wrong is right. */
  fine?: (found: string) => boolean
}

/** Characters that are never meant; all but the first group are invisible. */
const suspects: readonly Suspect[] = [
  {
    pattern: mojibake,
    cause: (found) => `"${found}" is a garbled letter: UTF-8 was read as another encoding.`,
    fix: (found) => `Write ${repaired(found) ?? 'the letter'}`,
    fine: (found) => repaired(found) === undefined,
  },
  { pattern: /\ufffd/, cause: () => '“�” stands for a letter that was lost.', fix: () => 'Write the letter.' },
  {
    pattern: /\0/,
    cause: () => 'There is a NUL byte; the file may not be text.',
    fix: () => 'Remove it, or save the file as UTF-8 text.',
  },
  {
    pattern: controls,
    cause: (found) => `There is an invisible control character (${code(found)}).`,
    fix: () => 'Remove it.',
  },
  {
    pattern: turning,
    cause: (found) =>
      `An invisible character (${code(found)}) turns the direction of the text, so that it reads otherwise than it is.`,
    fix: () => 'Remove it.',
  },
  {
    pattern: widthless,
    cause: (found) => `There is an invisible character without width (${code(found)}); words with it are not found.`,
    fix: () => 'Remove it; a hyphenation point is &shy; (U+00AD).',
  },
  {
    pattern: /[\ue000-\uf8ff]/,
    cause: (found) => `There is a sign of a private font (${code(found)}), such as a bullet of Word; others see a box.`,
    fix: () => 'Write an ordinary sign; a list begins with a hyphen.',
  },
]

/** One issue a line and kind: what is wrong once is wrong many times. */
function inFile({ path, text = '' }: SourceFile): ContentIssue[] {
  let position: ReturnType<typeof positionFinder> | undefined
  return suspects.flatMap(({ pattern, cause, fix, fine }): ContentIssue[] => {
    if (!pattern.test(text)) return []
    position ??= positionFinder(text)
    const lines = new Set<number>()
    return [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].flatMap((match) => {
      const at = position!(match.index)
      if (fine?.(match[0]) || lines.has(at.line)) return []
      lines.add(at.line)
      return [{ file: path, ...at, cause: cause(match[0]), fix: fix(match[0]) }]
    })
  })
}

/** Issues of characters: garbled, lost, invisible or misleading ones. */
export const checkCharacters = ({ files }: Content): ContentIssue[] => [...files.values()].flatMap(inFile)
