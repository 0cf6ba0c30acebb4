import { sourceFiles } from '../build/util/sourceFiles'
import { formatIssues } from '../check/issues'
import { unreadableData } from '../check/parseContent'

/**
 * Throws, with place and fix, if a data file of `content/` is not JSON or has a key twice. The errors of code that
 * imports such a file name neither the file nor the fault.
 */
export function demandReadableData(files = sourceFiles()): void {
  const issues = unreadableData(files)
  if (issues.length > 0) throw new Error(formatIssues(issues))
}
