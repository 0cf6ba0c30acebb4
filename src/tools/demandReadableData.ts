import { formatIssues } from '../check/issues'
import { unreadableData } from '../check/readContent'
import { sourceFiles } from '../build/util/sourceFiles'

/**
 * Throws, with file, line and fix, where a data file of `content/` or `locales/` is no JSON. To be called before Gatsby is started: its own message about
 * such a file names neither the file nor the fault, and comes before any hook.
 */
export function demandReadableData(): void {
  const issues = unreadableData(sourceFiles())
  if (issues.length > 0) throw new Error(formatIssues(issues).join('\n\n'))
}
