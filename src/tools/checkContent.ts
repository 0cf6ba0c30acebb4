import { checkContent } from '../check/checkContent'
import { formatIssues, issueCount } from '../check/issues'
import { unreadableData } from '../check/readContent'
import { sourceFiles } from '../build/util/sourceFiles'

// Gatsby's own message about a broken data file names neither the file nor the fault, and comes before any hook.
const data = process.argv.includes('--data')
const files = sourceFiles()
const issues = data ? unreadableData(files) : checkContent(files)
for (const issue of formatIssues(issues)) console.error(`${issue}\n`)
process.exitCode = issues.length > 0 ? 1 : 0
if (!data) console.log(`${files.length} files of content checked, ${issueCount(issues.length)}`)
