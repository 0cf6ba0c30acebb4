export interface Problem {
  cause: string
  fix: string
}

/** Years that a page of this site can be about; others are slips of the keyboard. */
const years = { first: 2000, last: 2099 }

const exists = (day: string) => JSON.stringify(new Date(`${day}T12:00:00Z`)).startsWith(`"${day}`)

const padded = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** The day that somebody meant who wrote it otherwise: `1.3.2026`, `2026/3/1`, a moment with a time zone (its day in Finland). */
function meantDay(value: string): string | undefined {
  const [, d, m, y] = /^(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4})$/.exec(value) ?? []
  const [, y2, m2, d2] =
    /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(value) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(value) ?? []
  const day = d ? padded(y!, m!, d) : y2 ? padded(y2, m2!, d2!) : undefined
  if (day) return exists(day) ? day : undefined
  const moment = /^\d{4}-\d{2}-\d{2}[T ]\d/.test(value)
    ? new Date(value.replace(/^(\S+) (\d)/, '$1T$2').replace(/ /g, ''))
    : undefined
  return moment && !Number.isNaN(moment.valueOf())
    ? new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki', dateStyle: 'short' }).format(moment)
    : undefined
}

/** What to write instead of a day that no calendar has: month and day the other way round, or the last of the month. */
function nearDay(value: string): string {
  const [year, month, day] = value.split('-') as [string, string, string]
  if (exists(`${year}-${day}-${month}`))
    return `Write ${year}-${day}-${month} if month and day are the wrong way round.`
  const last = ['31', '30', '29', '28'].map((end) => `${year}-${month}-${end}`).find(exists)
  return last && day !== '00'
    ? `The last day of that month is ${last}.`
    : 'Look at a calendar and write an existing day.'
}

/** What is wrong with a day that has to be an existing one, written `2026-11-21`; undefined where nothing is. */
export function dayProblem(value: string): Problem | undefined {
  const write = meantDay(value)
  const fix = write ? `Write ${write}.` : 'Write the day as year-month-day, such as 2026-11-21.'
  if (/^\d{4}-\d{2}-\d{2}./.test(value))
    return {
      cause: `"${value}" has a time of day, which another time zone can move to another day.`,
      fix: `${fix} Only the day counts.`,
    }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return { cause: `"${value}" is not a day written as year-month-day.`, fix }
  if (!exists(value)) return { cause: `The day ${value} does not exist.`, fix: nearDay(value) }
  const year = Number(value.slice(0, 4))
  if (year < years.first || year > years.last)
    return { cause: `The year ${year} is out of range.`, fix: `Write a year from ${years.first} to ${years.last}.` }
  return undefined
}

/** True for an existing day, written `2026-11-21`. */
export const isDay = (value: string): boolean => dayProblem(value) === undefined
