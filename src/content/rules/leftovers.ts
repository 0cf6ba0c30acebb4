import type { Finding, Rule } from './rule'

/** What is left over from writing; "TODO" with a colon only, because it is a Spanish word. */
const leftovers = /\b(?:TODO(?=\s*[:(])|FIXME|TBD|XXX|[Ll]orem)\b|(?<=^|\n)\s*TODO\b/g
const likely = /TODO|FIXME|TBD|XXX|orem/
const slot = /\{\{(.*?)(?:\}\}|$)/gm

/** Notes to oneself and filler in a text, which must not be published. */
export const leftoverFindings = (text: string): Finding[] =>
  likely.test(text)
    ? [...text.matchAll(leftovers)].map((match) => ({
        at: match.index + match[0].search(/\S/),
        cause: `"${match[0].trim()}" looks left over from writing.`,
        fix: 'Finish the text or take the note out.',
      }))
    : []

/** The same as a rule for bodies. */
export const leftoverNotes: Rule = ({ text }) => leftoverFindings(text)

/** Every `{{name}}` of a text that is not closed or not written plainly; plain names are checked elsewhere. */
export const slotFindings = (text: string): Finding[] =>
  [...text.matchAll(slot)].flatMap((match) => {
    const whole = match[0]
    if (/^\{\{\w+\}\}$/.test(whole)) return []
    const name = /\w+/.exec(match[1] ?? '')?.[0] ?? 'name'
    return [
      {
        at: match.index,
        cause: `"${whole.slice(0, 30)}" would be shown as it is.`,
        fix: `Write {{${name}}}, without spaces, closed by two braces.`,
      },
    ]
  })
