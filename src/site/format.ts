import { languages, type Language } from './languages'

/**
 * Replaces narrow no-break spaces by usual ones: Node and browsers choose different ones, and React would report the
 * difference when it hydrates.
 */
export const sameSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, '\u00a0')

/** Makes one formatter for each language and keeps it: making one takes as long as using it a hundred times. */
function inEach<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>()
  return (language) => {
    const formatter = made.get(language) ?? make(languages[language].locale)
    made.set(language, formatter)
    return formatter
  }
}

/** Puts a space between groups of thousands where Intl has a point: the Spanish academy and our texts write them so. */
const groups = ({ type, value }: Intl.NumberFormatPart) => (type === 'group' && value === '.' ? '\u00a0' : value)

/** Returns a function that formats numbers for a language. */
export function numbers(options: Intl.NumberFormatOptions) {
  const formatter = inEach((locale) => new Intl.NumberFormat(locale, options))
  return (value: number, language: Language): string =>
    sameSpaces(formatter(language).formatToParts(value).map(groups).join(''))
}

/** Keeps day and month on one line, in Spanish with the word between them. The year may begin a new line. */
const unbroken = ({ type, value }: Intl.DateTimeFormatPart, index: number, parts: Intl.DateTimeFormatPart[]) =>
  type === 'literal' && parts[index + 1]?.type !== 'year' ? value.replaceAll(' ', '\u00a0') : value

/** Returns a function that formats days for a language, without a line break between day and month. */
function days(options: Intl.DateTimeFormatOptions) {
  const formatter = inEach((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  return (day: string, language: Language): string =>
    sameSpaces(
      formatter(language)
        .formatToParts(new Date(`${day}T12:00:00Z`))
        .map(unbroken)
        .join(''),
    )
}

const lists = inEach((locale) => new Intl.ListFormat(locale))

/** Formats a list of names for a sentence: "Pro and Business". */
export const formatList = (names: readonly string[], language: Language): string => lists(language).format(names)

/** Formats a share from 0 to 1 as per cent, with its decimals, so that 0.99999 does not become 100 %. */
export const formatPercent = numbers({ style: 'percent', maximumFractionDigits: 5 })

export const formatNumber = numbers({})

/**
 * Returns a function that formats prices of a currency; whole amounts have no cents. It uses two formatters, because
 * browsers of 2023 do not know `trailingZeroDisplay`.
 */
export function pricesIn(currency: string) {
  const options = { style: 'currency', currency } as const
  const withCents = numbers(options)
  const withoutCents = numbers({ ...options, minimumFractionDigits: 0 })
  return (value: number, language: Language): string => (value % 1 ? withCents : withoutCents)(value, language)
}

/** Formats a day (`2026-11-21`) for a reader. The short form has few letters, but is still clear. */
export const formatDate = days({ dateStyle: 'long' })
export const formatShortDate = days({ dateStyle: 'medium' })

const times = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
)

/** Formats a time of day (`09:00`) for a reader. */
export const formatTime = (time: string, language: Language): string =>
  times(language).format(new Date(`2000-01-01T${time}Z`))

/** Formats the month of a day (`2026-11-21`) as one letter, as in calendars. */
export const formatMonthLetter = days({ month: 'narrow' })

/** Formats the month of a day in a few letters: "Mar". */
export const formatShortMonth = days({ month: 'short' })
