import type { ContentIssue } from '../issues'
import { linkTargets } from '../linkTargets'
import { parseMarkdown } from '../markdown'
import type { Content } from '../readContent'
import { balancedHtml, rawHtml } from '../rules/html'
import { hiddenEntities } from '../rules/entities'
import { leftoverNotes } from '../rules/leftovers'
import { brokenLinks, links, references } from '../rules/links'
import { tooDeep, unreadable } from '../rules/limits'
import { pictures } from '../rules/pictures'
import type { Finding, Rule } from '../rules/rule'
import { closedFences, emptyText, headingLevels, shownAsText, taskLists, years } from '../rules/structure'

const rules: readonly Rule[] = [
  emptyText,
  headingLevels,
  shownAsText,
  closedFences,
  years,
  taskLists,
  rawHtml,
  balancedHtml,
  links,
  brokenLinks,
  references,
  pictures,
  hiddenEntities,
  leftoverNotes,
]

/** Issues of the texts below the front matter: every rule over every body. */
export function checkBodies(content: Content): ContentIssue[] {
  const targets = linkTargets(content)
  return content.entries.flatMap((entry): ContentIssue[] => {
    const { file, language, parsed } = entry
    const { body, bodyAt } = parsed
    const refused = ({ at, cause, fix }: Finding) => [{ file, ...bodyAt(at), cause, fix, hangs: true }]
    const limit = unreadable(body)
    if (limit) return refused(limit)
    const markdown = parseMarkdown(body)
    const deep = tooDeep(markdown)
    if (deep) return refused(deep)
    const place = { entry, language, content, targets }
    return rules.flatMap((rule) =>
      rule(markdown, place).map(({ at, cause, fix }) => ({ file, ...bodyAt(at), cause, fix })),
    )
  })
}
