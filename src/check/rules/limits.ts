import { deepest, longest, tooManyMarks, type Markdown } from '../markdown'
import type { Finding } from './rule'

const nested = { cause: 'Lists or quotations are nested too deeply.', fix: 'Write them side by side.' }

/** What keeps a text from being parsed in good time, and where. */
export function unreadable(text: string): Finding | undefined {
  if (text.length > longest.text) {
    const cause = `The text has ${text.length} characters, more than anybody reads; it is not checked further.`
    return { at: 0, cause, fix: `Split it; a text may have ${longest.text} characters.` }
  }
  let at = 0
  for (const part of text.split('\n\n')) {
    const cause = `${part.length} characters without a blank line are more than anybody reads; the text is not checked further.`
    if (part.length > longest.paragraph)
      return { at, cause, fix: `Put a blank line at least every ${longest.paragraph} characters.` }
    at += part.length + 2
  }
  const marks = tooManyMarks.exec(text)
  return marks ? { at: marks.index, ...nested } : undefined
}

/** A part of a text that is nested too deeply to be rendered. */
export function tooDeep({ parts }: Markdown): Finding | undefined {
  const part = parts.find(({ depth }) => depth > deepest)
  return part && { at: part.from, ...nested }
}
