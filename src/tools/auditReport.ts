/** A row of `advisories.json`: a reviewed advisory, and the reason why it does not affect the site. */
export interface JudgedAdvisory {
  /** Id as in the address of the advisory: GHSA-... */
  id: string
  package: string
  reason: string
  /** Day of the review. */
  date: string
}

interface Advisory {
  name: string
  title: string
  url: string
  severity: string
}

/**
 * The part of the output of `npm audit --json` that is read. Without an answer of the registry, `vulnerabilities` is
 * missing.
 */
export interface AuditAnswer {
  vulnerabilities?: Readonly<Record<string, { via: readonly (string | Advisory)[] }>>
  message?: string
}

/** The result of `npm run audit`. `unanswered` means that the registry did not answer. */
export interface AuditReport {
  state: 'explained' | 'open' | 'unanswered'
  lines: readonly string[]
}

const idOf = ({ url }: Advisory) => url.split('/').at(-1)!

/**
 * Returns each advisory once. If a package is affected through a dependency, npm gives only the name of the dependency.
 */
const advisories = (found: NonNullable<AuditAnswer['vulnerabilities']>): Advisory[] => {
  const all = Object.values(found).flatMap(({ via }) => via.filter((advisory) => typeof advisory !== 'string'))
  return [...new Map(all.map((advisory) => [`${idOf(advisory)} ${advisory.name}`, advisory])).values()]
}

/**
 * Compares the advisories of a registry with the reviewed ones: lists each advisory with its reason, the advisories
 * without a review, and the rows whose advisory is gone.
 */
export function auditReport({ vulnerabilities, message }: AuditAnswer, judged: readonly JudgedAdvisory[]): AuditReport {
  if (!vulnerabilities) {
    const cause = message === undefined ? '' : ` (${message})`
    return { state: 'unanswered', lines: [`This registry offers no audit, so nothing was compared${cause}.`] }
  }
  const advisoryList = advisories(vulnerabilities)
  const rowOf = (advisory: Advisory) => judged.find((row) => row.id === idOf(advisory) && row.package === advisory.name)
  const head = (advisory: Advisory) => `${idOf(advisory)} ${advisory.name}, ${advisory.severity}: ${advisory.title}`
  const stale = judged.filter((row) => !advisoryList.some((advisory) => rowOf(advisory) === row))
  const open = [
    ...advisoryList
      .filter((advisory) => !rowOf(advisory))
      .map((advisory) => `NEW: ${head(advisory)}\n  ${advisory.url}`),
    ...stale.map((row) => `GONE: ${row.id} ${row.package} is not named any more: remove its row.`),
  ]
  const explained = advisoryList.flatMap((advisory) => {
    const row = rowOf(advisory)
    return row ? `${head(advisory)}\n  ${row.reason} (${row.date})` : []
  })
  const sum = `${advisoryList.length} known advisories, ${open.length} to look at.`
  return { state: open.length > 0 ? 'open' : 'explained', lines: [...explained, ...open, sum] }
}
