import type { Problem } from '../content/days'

export interface LineProblem extends Problem {
  /** Line and column in the front matter, from 0. */
  line: number
  column: number
}

const noBreak = /[\u00a0\u2007\u202f]/
const quotes = '“”„‟«»‘’‚'
const strip = new RegExp(`^[${quotes}"']+|[${quotes}"']+$`, 'g')

/** A line `key: value` with its value between straight quotation marks. */
export function quotedLine(line: string): string | undefined {
  const [, start, value] = /^(\s*(?:- )?(?:[\w-]+:)?)\s*(.+?)\s*$/.exec(line) ?? []
  return start && value ? `${start.replace(/\s+$/, '')} ${JSON.stringify(value.replace(strip, ''))}` : undefined
}

/** Characters that look right and mean something else in front matter, each with the corrected line. */
const suspects: readonly {
  hint: RegExp
  found: RegExp
  cause: string
  correct: (line: string) => string | undefined
}[] = [
  {
    hint: /\t/,
    found: /\t/,
    cause: 'There is a tab in the front matter.',
    correct: (line) => line.replace(/^\t+/, (tabs) => '  '.repeat(tabs.length)).replace(/\t+/g, ' '),
  },
  {
    hint: noBreak,
    found: new RegExp(
      `(?<=^ *(?:- )?[\\w-]*: *)${noBreak.source}|(?<=^ *(?:- )?[\\w-]*)${noBreak.source}(?=[\\s\\w-]*:(?: |$))|(?<=^ *)${noBreak.source}`,
    ),
    cause: 'There is a no-break space around the name of the field.',
    correct: (line) => line.replace(new RegExp(noBreak, 'g'), ' ').replace(/: +/, ': '),
  },
  {
    hint: new RegExp(`[${quotes}]`),
    found: new RegExp(`(?<=^\\s*(?:- )?(?:[\\w-]+:)?\\s*\\[?)[${quotes}]`),
    cause: 'The text stands between typographic quotation marks, which would be shown.',
    correct: quotedLine,
  },
  {
    hint: /\s#[^\s#]/,
    found: /(?<=^\s*(?:- )?[\w-]+:\s+(?:[^"'[{\s][^#]*\s)?)#(?=[^\s#])/,
    cause: 'What stands behind # is taken for a note and left out.',
    correct: quotedLine,
  },
]

/** What an editor's helpfulness did to the lines of front matter: tabs, no-break spaces, typographic quotation marks. */
export function lineProblems(yaml: string): LineProblem[] {
  // Looking behind is slow, and most front matter has none of these characters.
  const likely = suspects.filter(({ hint }) => hint.test(yaml))
  return yaml.split('\n').flatMap((text, line) => {
    if (text.trimStart().startsWith('#')) return []
    for (const { found, cause, correct } of likely) {
      const match = found.exec(text)
      if (match)
        return [
          {
            line,
            column: match.index,
            cause,
            fix: `Write ${correct(text)?.trim() ?? 'it with straight quotation marks'}`,
          },
        ]
    }
    return []
  })
}

const opening = /^(\s*(?:- )?[\w-]+:\s+)(?:(["'])(?!.*\2\s*(?:#.*)?$)|([[{])(?!.*[\]}]))/

/** The line that a parser has lost its way at, though it complains about a later one: an unclosed quotation mark or bracket, an indented field. */
export function culprit(lines: readonly string[], complained: number): LineProblem | undefined {
  for (const [line, text] of lines.slice(0, complained + 1).entries()) {
    const [, before, mark, bracket] = opening.exec(text) ?? []
    if (before !== undefined && (mark ?? bracket))
      return {
        line,
        column: before.length,
        cause: mark ? `The quotation mark ${mark} is not closed.` : `The bracket ${bracket!} is not closed.`,
        fix: `Write ${bracket === '[' ? `${text.trim()}] or ` : ''}${quotedLine(text)!.trim()}`,
      }
  }
  const [line, below] = [lines[complained] ?? '', lines[complained + 1] ?? '']
  const indent = /^ +(?=[\w-]+:(?: |$))/.exec(below)?.[0].length ?? 0
  return indent > 0 && /^[\w-]+: +[^\s|>]/.test(line) && !/: |:$/.test(line.replace(/^[\w-]+:/, ''))
    ? {
        line: complained + 1,
        column: indent,
        cause: 'The field is indented, so it would belong to the one above.',
        fix: `Write ${below.trim()} at the beginning of the line`,
      }
    : undefined
}
