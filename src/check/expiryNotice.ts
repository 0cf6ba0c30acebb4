const day = 24 * 60 * 60 * 1000

/**
 * What to do about the day on which security.txt ends, seen from `now`: RFC 9116 (2.5.5) asks for less than a year ahead, and it
 * must be renewed before it ends. A notice and no issue: the calendar alone breaks no build.
 */
export function expiryNotice(now: Date, expires: string): string | undefined {
  const days = Math.floor((Date.parse(expires) - now.getTime()) / day)
  const advice = `Check the contact in content/site.json and set "security.expires" to a day less than a year ahead.`
  if (days < 0) return `security.txt has ended ${-days} days ago. ${advice}`
  if (days < 30) return `security.txt ends in ${days} days. ${advice}`
  return days > 365 ? `security.txt ends in ${days} days, which is more than a year. ${advice}` : undefined
}
