import { spawnSync } from 'node:child_process'
import judged from './advisories.json'
import { auditReport, type AuditAnswer } from './auditReport'

/** npm exits with 1 if it finds advisories, so its exit code is ignored and its output is read. */
const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const { state, lines } = auditReport(JSON.parse(stdout || '{}') as AuditAnswer, judged)

console.log(lines.join('\n'))
if (state === 'open')
  console.log('Update what is named, or add a row to src/tools/advisories.json: docs/supply-chain.md.')
// In CI an audit without an answer must not pass.
if (state === 'open' || (state === 'unanswered' && process.env.CI)) process.exitCode = 1
