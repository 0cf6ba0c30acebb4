import type { PostFields } from '../../content/schemas'
import { isDay } from '../../site/days'

/** One time for the whole run, so that a build that runs over midnight uses one day. */
const start = new Date()

const finnishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki', dateStyle: 'short' })

/**
 * Returns the day of a build (`2026-11-21`): the environment variable BUILD_DATE, so that a build can be repeated,
 * otherwise today in Finland. Throws if BUILD_DATE is not a day.
 */
export function buildDay(value: string | undefined = process.env.BUILD_DATE, now: Date = start): string {
  if (!value) return finnishDay.format(now)
  if (isDay(value)) return value
  throw new Error(`BUILD_DATE is "${value}". Write an existing day as year-month-day, such as 2026-11-21.`)
}

/** True if a build of a day shows a post: it is not a draft, and its date has come. `develop` shows all posts. */
export const isShown = (
  { date, draft }: Pick<PostFields, 'date' | 'draft'>,
  day = buildDay(),
  develop = process.env.NODE_ENV === 'development',
): boolean => develop || (!draft && date <= day)
