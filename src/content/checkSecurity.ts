import { z } from 'zod'
import site from '../../content/site.json'
import type { ContentIssue } from './issues'

const file = 'content/site.json'

const schema = z.strictObject({
  contact: z.string().regex(/^(mailto:\S+@\S+|https:\/\/\S+|tel:\+\d+)$/, 'write an address that begins with mailto:, https:// or tel:'),
  expires: z.iso.datetime({ offset: true, error: 'write a time as 2027-10-31T21:59:59Z' }),
})

/** Issues of what security.txt says (RFC 9116, section 2.5), whatever the day is. */
export function checkSecurity(security: unknown = site.security): ContentIssue[] {
  const { error } = schema.safeParse(security)
  return (error?.issues ?? []).map(({ path, message }) => ({
    file,
    cause: `"security.${path.join('.')}": ${message}.`,
    fix: 'See docs/publishing.md for the fields.',
  }))
}

const day = 24 * 60 * 60 * 1000

/**
 * What to do about the day on which security.txt ends, seen from `now`: RFC 9116 (2.5.5) asks for less than a year ahead, and it
 * must be renewed before it ends. A notice and no issue: the calendar alone breaks no build.
 */
export function expiryNotice(now: Date, expires: string = site.security.expires): string | undefined {
  const days = Math.floor((Date.parse(expires) - now.getTime()) / day)
  const advice = `Check the contact in ${file} and set "security.expires" to a day less than a year ahead.`
  if (days < 0) return `security.txt has ended ${-days} days ago. ${advice}`
  if (days < 30) return `security.txt ends in ${days} days. ${advice}`
  return days > 365 ? `security.txt ends in ${days} days, which is more than a year. ${advice}` : undefined
}
