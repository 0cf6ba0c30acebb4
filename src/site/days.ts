interface DayProblem {
  cause: string
  fix: string
}

/** Years that a page of this site can be about; any other year is a typing error. */
const years = { first: 2000, last: 2099 }

const exists = (day: string) => JSON.stringify(new Date(`${day}T12:00:00Z`)).startsWith(`"${day}`)

/** Tells what is wrong with a day, which has to exist and to be written as `2026-11-21`; undefined if it is correct. */
export function dayProblem(value: string): DayProblem | undefined {
  const fix = 'Write the day as year-month-day, such as 2026-11-21.'
  if (/^\d{4}-\d{2}-\d{2}./.test(value))
    return { cause: `"${value}" has a time of day, which another time zone can move to another day.`, fix }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return { cause: `"${value}" is not a day written as year-month-day.`, fix }
  if (!exists(value))
    return { cause: `The day ${value} does not exist.`, fix: 'Look at a calendar and write an existing day.' }
  const year = Number(value.slice(0, 4))
  if (year < years.first || year > years.last)
    return { cause: `The year ${year} is out of range.`, fix: `Write a year from ${years.first} to ${years.last}.` }
  return undefined
}

/** True for an existing day, written `2026-11-21`. */
export const isDay = (value: string): boolean => dayProblem(value) === undefined

/** Returns the newest of some days; undefined if there is none. */
export const newestDay = (days: readonly (string | null | undefined)[]): string | undefined =>
  days
    .filter((day) => typeof day === 'string')
    .sort()
    .at(-1)
