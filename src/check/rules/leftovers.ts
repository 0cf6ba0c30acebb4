import type { Language } from '../../site/languages'
import type { Finding, Rule } from './rule'

/** What is left over from writing; in Spanish "TODO" with a colon only, because it is a word there. */
const leftovers = /\b(?:TODO(?=\s*[:(])|FIXME|TBD|XXX|[Ll]orem)\b|(?<=^|\n)(?:\s*TODO\b|<{7} .*|>{7} .*)/g
const elsewhere = /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem)\b|\btodo(?=\s?:)|(?<=^|\n)(?:<{7} .*|>{7} .*)/g
const likely = /TODO|todo|FIXME|TBD|XXX|orem|<{7}|>{7}/
const slot = /\{\{(.*?)(?:\}\}|$)|\w*\}\}/gm

/** Notes to oneself and filler in a text, which must not be published. */
export const leftoverFindings = (text: string, language: Language): Finding[] =>
  likely.test(text)
    ? [...text.matchAll(language === 'es' ? leftovers : elsewhere)].map((match) => ({
        at: match.index + match[0].search(/\S/),
        cause: `"${match[0].trim()}" looks left over from writing.`,
        fix: 'Finish the text or take the note out.',
      }))
    : []

/** The same as a rule for bodies. */
export const leftoverNotes: Rule = ({ text }, { language }) => leftoverFindings(text, language)

/** Every `{{name}}` of a text that is not closed or not written plainly; plain names are checked elsewhere. */
export const variableFindings = (text: string): Finding[] =>
  [...text.matchAll(slot)].flatMap((match) => {
    const whole = match[0]
    if (/^\{\{\w+\}\}$/.test(whole)) return []
    const name = /\w+/.exec(match[1] ?? whole)?.[0] ?? 'name'
    return [
      {
        at: match.index,
        cause: `"${whole.slice(0, 30)}" would be shown as it is.`,
        fix: `Write {{${name}}}, without spaces, closed by two braces.`,
      },
    ]
  })
