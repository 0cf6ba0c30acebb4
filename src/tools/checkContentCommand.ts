import { checkContent } from '../check/checkContent'
import { formatIssues, issueCount } from '../check/issues'
import { sourceFiles } from '../build/util/sourceFiles'
import { runTool } from './runTool'

function main(): void {
  const files = sourceFiles()
  const issues = checkContent(files)
  console.log(`${files.length} files of content checked, ${issueCount(issues.length)}`)
  if (issues.length > 0) throw new Error(formatIssues(issues))
}

runTool(main)
