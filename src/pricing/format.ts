import { languages, type Language } from '../site/languages'
import { currency } from './plans'

/** Node and browsers choose different no-break spaces; one of them keeps hydration quiet. */
export const sameSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, '\u00a0')

const number = (language: Language, options: Intl.NumberFormatOptions) => (value: number) =>
  sameSpaces(new Intl.NumberFormat(languages[language].locale, options).format(value))

/** An amount in the site's currency, in euros: whole euros without cents. */
export const formatPrice = (euros: number, language: Language): string =>
  number(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })(euros)

/** An amount as it stands on an invoice, always with cents. */
export const formatAmount = (euros: number, language: Language): string =>
  number(language, { style: 'currency', currency })(euros)

/** A share from 0 to 1 as per cent, with one decimal at the most. */
export const formatPercent = (share: number, language: Language): string =>
  number(language, { style: 'percent', maximumFractionDigits: 1 })(share)

export const formatNumber = (value: number, language: Language): string => number(language, {})(value)

/** A day (`2026-11-21`) as the reader writes it, by Finnish time. */
export const formatDate = (day: string, language: Language, dateStyle: 'long' | 'medium' | 'short' = 'long'): string =>
  sameSpaces(
    new Intl.DateTimeFormat(languages[language].locale, { dateStyle, timeZone: 'Europe/Helsinki' }).format(
      new Date(`${day}T12:00:00Z`),
    ),
  )

/** The month of a day (`2026-11-21`) as the one letter of a calendar, by Finnish time. */
export const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { month: 'narrow', timeZone: 'Europe/Helsinki' }).format(
    new Date(`${day}T12:00:00Z`),
  )
