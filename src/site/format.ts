import { languages, type Language } from './languages'

/** Node and browsers choose different no-break spaces; one of them keeps hydration quiet. */
export const sameSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, '\u00a0')

/** One formatter for each language: making one takes as long as a hundred uses. */
function inEach<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>()
  return (language) => {
    const formatter = made.get(language) ?? make(languages[language].locale)
    made.set(language, formatter)
    return formatter
  }
}

/** Thousands stand apart by a space where Intl has a point, as the Spanish academy writes them and the texts do. */
const groups = ({ type, value }: Intl.NumberFormatPart) => (type === 'group' && value === '.' ? '\u00a0' : value)

/** A function that writes numbers in one form as a language does. */
export function numbers(options: Intl.NumberFormatOptions) {
  const formatter = inEach((locale) => new Intl.NumberFormat(locale, options))
  return (value: number, language: Language): string =>
    sameSpaces(formatter(language).formatToParts(value).map(groups).join(''))
}

/** The year may begin a line; day and month, in Spanish with a word between them, stay together. */
const unbroken = ({ type, value }: Intl.DateTimeFormatPart, index: number, parts: Intl.DateTimeFormatPart[]) =>
  type === 'literal' && parts[index + 1]?.type !== 'year' ? value.replaceAll(' ', '\u00a0') : value

/** A function that writes days in one form as a language does; no line ends between day and month. */
function days(options: Intl.DateTimeFormatOptions) {
  const formatter = inEach((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Helsinki' }))
  return (day: string, language: Language): string =>
    sameSpaces(
      formatter(language)
        .formatToParts(new Date(`${day}T12:00:00Z`))
        .map(unbroken)
        .join(''),
    )
}

/** Names in a sentence: "Pro and Business". */
export const formatList = (() => {
  const formatter = inEach((locale) => new Intl.ListFormat(locale))
  return (names: readonly string[], language: Language): string => formatter(language).format(names)
})()

/** A share from 0 to 1 as per cent, with two decimals at the most: 0.9995 is no 100 %. */
export const formatPercent = numbers({ style: 'percent', maximumFractionDigits: 2 })

export const formatNumber = numbers({})

/**
 * A function that writes prices of a currency; whole amounts without cents. Two formatters, because browsers of 2023 do
 * not know `trailingZeroDisplay`.
 */
export function pricesIn(currency: string) {
  const options = { style: 'currency', currency } as const
  const exact = numbers(options)
  const whole = numbers({ ...options, minimumFractionDigits: 0 })
  return (value: number, language: Language): string => (value % 1 ? exact : whole)(value, language)
}

/**
 * A day (`2026-11-21`) as the reader writes it, by Finnish time; the short form in few letters that nobody can misread.
 */
export const formatDate = days({ dateStyle: 'long' })
export const formatShortDate = days({ dateStyle: 'medium' })

/** A time of day (`09:00`) as the reader writes it. */
export const formatTime = (() => {
  const formatter = inEach(
    (locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  )
  return (time: string, language: Language): string => formatter(language).format(new Date(`2000-01-01T${time}Z`))
})()

/** The month of a day (`2026-11-21`) as the one letter of a calendar, by Finnish time. */
export const formatMonth = days({ month: 'narrow' })

/** The month of a day in a few letters: "Mar". */
export const formatMonthName = days({ month: 'short' })
