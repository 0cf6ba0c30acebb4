import type { Problem } from './days'

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
const suspects: readonly { hint: RegExp; found: RegExp; cause: string; correct: (line: string) => string | undefined }[] = [
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
        return [{ line, column: match.index, cause, fix: `Write ${correct(text)?.trim() ?? 'it with straight quotation marks'}` }]
    }
    return []
  })
}
