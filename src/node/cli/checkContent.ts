import { checkContent } from '../../content/checkContent'
import { formatIssue } from '../../content/issues'
import { sourceFiles } from '../sourceFiles'

const files = sourceFiles()
const issues = checkContent(files)
for (const issue of issues) console.error(`${formatIssue(issue)}\n`)
console.log(`${files.length} files of content checked, ${issues.length} issues`)
process.exitCode = issues.length > 0 ? 1 : 0
