import type { PostFields } from '../../content/schemas'
import { isDay } from '../../site/days'

/** One moment for the whole run, so that a build over midnight agrees with itself. */
const start = new Date()

const finnishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki', dateStyle: 'short' })

/**
 * The day of a build, `2026-11-21`: the environment variable BUILD_DATE, so that a build can be repeated, else today in
 * Finland. Throws where BUILD_DATE is no day.
 */
export function buildDay(value: string | undefined = process.env.BUILD_DATE, now: Date = start): string {
  if (!value) return finnishDay.format(now)
  if (isDay(value)) return value
  throw new Error(`BUILD_DATE is "${value}". Write an existing day as year-month-day, such as 2026-11-21.`)
}

/** True where a build of a day shows a post: no draft, and its day has come; `develop` shows all. */
export const isShown = (
  { date, draft }: Pick<PostFields, 'date' | 'draft'>,
  day = buildDay(),
  develop = process.env.NODE_ENV === 'development',
): boolean => develop || (!draft && date <= day)
