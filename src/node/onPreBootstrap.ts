import type { GatsbyNode } from 'gatsby'
import { checkContent } from '../content/checkContent'
import { formatIssue } from '../content/issues'
import { sourceFiles } from './sourceFiles'

/** Checks the content before anything is built: a build stops with every issue at once, `develop` names them and goes on. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  const issues = checkContent(sourceFiles())
  if (issues.length === 0) return
  const list = `${issues.length} issues in the content\n\n${issues.map(formatIssue).join('\n')}`
  if (process.env.gatsby_executing_command === 'build') reporter.panic(list)
  else reporter.error(list)
}
