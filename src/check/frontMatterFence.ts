import type { Problem } from '../content/days'

export interface FrontMatterPlace {
  /** Offsets of the fields and of the body in the file. */
  from: number
  to: number
  bodyFrom: number
}

/** A line further down that closes only by chance: what is before it is a text and no fields. */
const prose = /\n\n(?![\w-]+:|\s|- |#)\S/

const whole = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/
const field = /^(?:[\w-]+:|\s+\S|- )/
const pair = 'Put a line of three hyphens first, then the fields, then three hyphens again.'

/** Number of the last line, from 1, that looks like a field of front matter. */
function lastField(text: string): number {
  const lines = text.split('\n')
  let line = 1
  while (line < lines.length && field.test(lines[line]!)) line += 1
  return line
}

const unclosed = (text: string): Problem => ({
  cause: 'The front matter is not closed.',
  fix: `Put a line of three hyphens after the last field, which seems to be on line ${lastField(text)}.`,
})

function problem(text: string): Problem {
  if (text.startsWith('+++'))
    return {
      cause: 'The front matter stands between +++, which is another format (TOML).',
      fix: `${pair} Fields are written key: "value".`,
    }
  const kind = /^---[ \t]*([a-z]\w*)[ \t]*\n/i.exec(text)?.[1]
  if (kind)
    return {
      cause: `The front matter begins with ---${kind}, which is another format.`,
      fix: 'Write --- alone on the first line; fields are written key: "value".',
    }
  if (/^---[ \t]*\n/.test(text)) return unclosed(text)
  if (/^[–—-]+[ \t]*\n/.test(text))
    return {
      cause: 'The first line is not three hyphens; an editor may have changed them into dashes.',
      fix: 'Write --- on the first line.',
    }
  if (/^---[ \t]*\n/m.test(text.slice(0, 2000)) && /^[\w-]+:/m.test(text))
    return {
      cause: 'The front matter does not begin on line 1, so it would be shown as text.',
      fix: 'Remove what stands before the first ---, blank lines too.',
    }
  return { cause: 'The file does not begin with front matter.', fix: pair }
}

/** Where the front matter of a markdown file is, or what is wrong with the lines around it. */
export function frontMatterPlace(text: string): FrontMatterPlace | Problem {
  const match = whole.exec(text)
  if (!match) return problem(text)
  if (prose.test(match[1] ?? '')) return unclosed(text)
  const from = text.indexOf('\n') + 1
  return { from, to: from + (match[1] ?? '').length, bodyFrom: match[0].length }
}
