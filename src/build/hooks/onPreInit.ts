import type { GatsbyNode, Reporter } from 'gatsby'
import { checkContent } from '../../check/checkContent'
import { formatIssues, issueCount } from '../../check/issues'
import { lockFolder } from '../util/folderLock'
import { sourceFiles } from '../util/sourceFiles'
import { dropStaleCaches } from '../util/staleCaches'

/**
 * Stops a build with every issue of the content at once; `develop` names them and goes on unless Gatsby itself would
 * hang on one.
 */
function reportIssues(reporter: Reporter) {
  const issues = checkContent(sourceFiles())
  if (issues.length === 0) return
  const list = `${issueCount(issues.length)} in the content\n\n${formatIssues(issues).join('\n\n')}`
  if (process.env.NODE_ENV === 'production' || issues.some(({ hangs }) => hangs)) reporter.panic(list)
  else reporter.error(list)
}

/**
 * Before anything is touched: refuses a second build in the folder, checks the content, so that bad content leaves the
 * last `public/` as it is, then drops caches of other code.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  lockFolder()
  reportIssues(reporter)
  if (dropStaleCaches()) reporter.info('The code that builds the site has changed: the build begins without caches.')
}
