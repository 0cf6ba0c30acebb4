import { longest, type Markdown } from '../markdown'
import type { Finding } from './rule'

/** Parts within parts beyond which renderers run out of stack; a list in a list in a list has ten. */
const deepest = 60

/** A text that is too long to be parsed in good time, and where. */
export function tooLong(text: string): Finding | undefined {
  if (text.length > longest.text) {
    const cause = `The text has ${text.length} characters, more than anybody reads; it is not checked further.`
    return { at: 0, cause, fix: `Split it; a text may have ${longest.text} characters.` }
  }
  let at = 0
  for (const part of text.split('\n\n')) {
    const cause = `${part.length} characters without a blank line are more than anybody reads; the text is not checked further.`
    if (part.length > longest.paragraph) return { at, cause, fix: `Put a blank line at least every ${longest.paragraph} characters.` }
    at += part.length + 2
  }
  return undefined
}

/** A part of a text that is nested too deeply to be rendered. */
export function tooDeep({ nodes }: Markdown): Finding | undefined {
  const part = nodes.find(({ depth }) => depth > deepest)
  return part && { at: part.from, cause: 'Lists or quotations are nested too deeply.', fix: 'Write them side by side.' }
}
