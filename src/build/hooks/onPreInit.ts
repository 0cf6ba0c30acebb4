import type { GatsbyNode, Reporter } from 'gatsby'
import { checkContent } from '../../check/checkContent'
import { formatIssues, issueCount } from '../../check/issues'
import { lockFolder } from '../util/folderLock'
import { sourceFiles } from '../util/sourceFiles'
import { dropStaleCaches } from '../util/staleCaches'

/**
 * Lists all issues of the content at once. A build stops. `develop` continues, unless Gatsby itself would hang on one
 * of them.
 */
function reportIssues(reporter: Reporter) {
  const issues = checkContent(sourceFiles())
  if (issues.length === 0) return
  const list = `${issueCount(issues.length)} in the content\n\n${formatIssues(issues)}`
  if (process.env.NODE_ENV === 'production' || issues.some(({ stopsGatsby }) => stopsGatsby)) reporter.panic(list)
  else reporter.error(list)
}

/**
 * Gatsby's `onPreInit`, before anything is changed. It locks the folder against a second build, then checks the
 * content, so that a build with bad content leaves the last `public/` unchanged, then drops caches that other code has
 * made.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  lockFolder()
  reportIssues(reporter)
  if (dropStaleCaches()) reporter.info('The code that builds the site has changed: the build begins without caches.')
}
