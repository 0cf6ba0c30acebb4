import { checkAmounts } from './checkAmounts'
import { checkEntries } from './checkEntries'
import { checkLocales } from './checkLocales'
import { checkPlans } from './checkPlans'
import { checkRoutes } from './checkRoutes'
import { checkSecurity } from './checkSecurity'
import { checkTags } from './checkTags'
import type { ContentIssue, SourceFile } from './issues'
import { parseContent } from './parseContent'

/**
 * Every issue of the content at once (DESIGN section 9). Input: all files of `content/`, `locales/` and
 * `src/templates/`, paths from the project's root.
 */
export function checkContent(files: readonly SourceFile[]): ContentIssue[] {
  const paths = new Set(files.map(({ path }) => path))
  return [
    ...checkPlans(),
    ...checkSecurity(),
    ...checkRoutes(paths),
    ...checkTags(files),
    ...checkLocales(files),
    ...checkEntries(parseContent(files), paths),
    ...checkAmounts(files),
  ]
}
