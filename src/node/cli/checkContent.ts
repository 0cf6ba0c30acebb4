import { checkContent } from '../../content/checkContent'
import { expiryNotice } from '../../content/checkSecurity'
import { formatIssue } from '../../content/issues'
import { sourceFiles } from '../sourceFiles'

const files = sourceFiles()
const issues = checkContent(files)
for (const issue of issues) console.error(formatIssue(issue))
console.log(`${files.length} files of content checked, ${issues.length} issues`)
const notice = expiryNotice(new Date())
if (notice) console.warn(notice)
process.exitCode = issues.length > 0 ? 1 : 0
