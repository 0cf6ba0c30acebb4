import judged from '../../src/tools/advisories.json'
import { auditReport } from '../../src/tools/auditReport'

const advisory = (id: string, name: string) => ({
  name,
  title: `${name} falls over`,
  url: `https://github.com/advisories/${id}`,
  severity: 'high',
})
/** As npm prints it: a dependent package has only the name of the other one. */
const answer = {
  vulnerabilities: {
    webpack: { via: [advisory('GHSA-aaaa', 'webpack')] },
    'some-loader': { via: ['webpack'] },
    tmp: { via: [advisory('GHSA-bbbb', 'tmp'), advisory('GHSA-bbbb', 'tmp')] },
  },
}
const row = (id: string, name: string) => ({ id, package: name, reason: `Not ${name}.`, date: '2026-11-23' })
const webpack = row('GHSA-aaaa', 'webpack')
const tmp = row('GHSA-bbbb', 'tmp')

test('each advisory is printed once, with its reason and day', () => {
  const { state, lines } = auditReport(answer, [webpack, tmp])
  expect(state).toBe('explained')
  expect(lines).toEqual([
    'GHSA-aaaa webpack, high: webpack falls over\n  Not webpack. (2026-11-23)',
    'GHSA-bbbb tmp, high: tmp falls over\n  Not tmp. (2026-11-23)',
    '2 known advisories, 0 to look at.',
  ])
})

test('an advisory without a row, or with a row for another package, is open', () => {
  for (const rows of [[webpack], [webpack, { ...tmp, package: 'temp' }]]) {
    const { state, lines } = auditReport(answer, rows)
    expect(state).toBe('open')
    expect(lines.join('\n')).toContain('NEW: GHSA-bbbb tmp')
  }
})

test('a second advisory of a package with a row is open', () => {
  const both = { ...answer.vulnerabilities, next: { via: [advisory('GHSA-dddd', 'webpack')] } }
  const { state, lines } = auditReport({ vulnerabilities: both }, [webpack, tmp])
  expect([state, ...lines.slice(2, 3)]).toEqual(['open', expect.stringContaining('NEW: GHSA-dddd webpack')])
})

test('a row whose advisory is gone is open', () => {
  const { state, lines } = auditReport(answer, [webpack, tmp, row('GHSA-cccc', 'send')])
  expect(state).toBe('open')
  expect(lines.join('\n')).toContain('GONE: GHSA-cccc send')
})

test('a registry without an audit is reported as unanswered', () => {
  const refusal = { message: '405 Method Not Allowed', statusCode: 405 }
  expect(auditReport(refusal, [webpack])).toEqual({
    state: 'unanswered',
    lines: ['This registry offers no audit, so nothing was compared (405 Method Not Allowed).'],
  })
  expect(auditReport({}, []).state).toBe('unanswered')
  expect(auditReport({ vulnerabilities: {} }, []).state).toBe('explained')
})

test('every row of the table has an id, a day and a reason, and no advisory has two rows', () => {
  for (const { id, date, reason } of judged) {
    expect(id).toMatch(/^GHSA(?:-[0-9a-z]{4}){3}$/)
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(reason).toMatch(/^.{20,}\.$/)
  }
  expect(new Set(judged.map(({ id }) => id)).size).toBe(judged.length)
})
