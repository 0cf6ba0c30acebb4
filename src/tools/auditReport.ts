/** A row of `advisories.json`: an advisory that somebody has read, and why the site is safe from it. */
export interface JudgedAdvisory {
  /** As in its address: GHSA-... */
  id: string
  package: string
  reason: string
  /** Day on which it was judged. */
  date: string
}

interface Advisory {
  name: string
  title: string
  url: string
  severity: string
}

/**
 * What `npm audit --json` prints, as far as it is read; without `vulnerabilities` where the registry did not answer.
 */
export interface AuditAnswer {
  vulnerabilities?: Readonly<Record<string, { via: readonly (string | Advisory)[] }>>
  message?: string
}

/** What `npm run audit` says; `unanswered` where the registry names no advisories at all. */
export interface AuditReport {
  state: 'explained' | 'open' | 'unanswered'
  lines: readonly string[]
}

const idOf = ({ url }: Advisory) => url.split('/').at(-1)!

/** Each advisory once: a package names those of the packages that it depends on by their names only. */
const advisories = (found: NonNullable<AuditAnswer['vulnerabilities']>): Advisory[] => {
  const all = Object.values(found).flatMap(({ via }) => via.filter((one) => typeof one !== 'string'))
  return [...new Map(all.map((one) => [`${idOf(one)} ${one.name}`, one])).values()]
}

/**
 * Explains what a registry answered: each advisory with its reason, those that nobody has judged, and rows that are not
 * named any more.
 */
export function auditReport({ vulnerabilities, message }: AuditAnswer, judged: readonly JudgedAdvisory[]): AuditReport {
  if (!vulnerabilities) {
    const cause = message === undefined ? '' : ` (${message})`
    return { state: 'unanswered', lines: [`This registry offers no audit, so nothing was compared${cause}.`] }
  }
  const named = advisories(vulnerabilities)
  const rowOf = (one: Advisory) => judged.find((row) => row.id === idOf(one) && row.package === one.name)
  const head = (one: Advisory) => `${idOf(one)} ${one.name}, ${one.severity}: ${one.title}`
  const stale = judged.filter((row) => !named.some((one) => rowOf(one) === row))
  const open = [
    ...named.filter((one) => !rowOf(one)).map((one) => `NEW: ${head(one)}\n  ${one.url}`),
    ...stale.map((row) => `GONE: ${row.id} ${row.package} is not named any more: remove its row.`),
  ]
  const explained = named.flatMap((one) => {
    const row = rowOf(one)
    return row ? `${head(one)}\n  ${row.reason} (${row.date})` : []
  })
  const sum = `${named.length} known advisories, ${open.length} to look at.`
  return { state: open.length > 0 ? 'open' : 'explained', lines: [...explained, ...open, sum] }
}
