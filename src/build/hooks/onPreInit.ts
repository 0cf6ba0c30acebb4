import type { GatsbyNode } from 'gatsby'
import { issuesOf } from '../../check/checkContent'
import { formatIssues, issueCount } from '../../check/issues'
import { readContent } from '../../check/readContent'
import { keepParsed } from '../util/parsedFiles'
import { sourceFiles } from '../util/sourceFiles'

/**
 * Checks the content before anything is touched: a build stops with every issue at once and leaves the last `public/` as it
 * is (Gatsby clears it after this hook and before onPreBootstrap), `develop` names the issues and goes on
 * unless Gatsby itself would hang on one.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  const content = readContent(sourceFiles())
  keepParsed(content)
  const issues = issuesOf(content)
  if (issues.length === 0) return
  const list = `${issueCount(issues.length)} in the content\n\n${formatIssues(issues).join('\n\n')}`
  if (process.env.gatsby_executing_command === 'build' || issues.some(({ hangs }) => hangs)) reporter.panic(list)
  else reporter.error(list)
}
