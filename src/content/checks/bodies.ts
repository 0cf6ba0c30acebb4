import type { ContentIssue } from '../issues'
import { linkTargets } from '../linkTargets'
import { longestText, parseMarkdown } from '../markdown'
import type { Content } from '../readContent'
import { rawHtml } from '../rules/html'
import { leftoverNotes } from '../rules/leftovers'
import { links, references } from '../rules/links'
import { pictures } from '../rules/pictures'
import type { Rule } from '../rules/rule'
import { closedFences, headingLevels, years } from '../rules/structure'

const rules: readonly Rule[] = [headingLevels, closedFences, years, rawHtml, links, references, pictures, leftoverNotes]

/** Issues of the texts below the front matter: every rule over every body. */
export function checkBodies(content: Content): ContentIssue[] {
  const targets = linkTargets(content)
  return content.entries.flatMap((entry): ContentIssue[] => {
    const { file, language, parsed } = entry
    const { body, bodyAt } = parsed
    if (body.length > longestText) {
      const cause = `The text has ${body.length} characters, more than anybody reads; it is not checked further.`
      return [{ file, ...bodyAt(0), cause, fix: `Split it; a text may have ${longestText} characters.` }]
    }
    const markdown = parseMarkdown(body)
    const place = { entry, language, content, targets }
    return rules.flatMap((rule) => rule(markdown, place).map(({ at, cause, fix }) => ({ file, ...bodyAt(at), cause, fix })))
  })
}
