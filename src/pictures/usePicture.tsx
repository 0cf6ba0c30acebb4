import { StatusPill } from '../components/StatusPill'
import { useCurrentPage } from '../i18n/CurrentPage'
import { useCopy } from '../i18n/useCopy'
import { formatAmount } from '../pricing/formatPrice'
import {
  formatMonthLetter,
  formatShortMonth,
  formatNumber,
  formatPercent,
  formatShortDate,
  formatTime,
} from '../site/format'
import { noBreakSpace } from '../site/invisible'
import { statusKind } from './samples'

/** Returns the words of the drawn product, and functions that format values in the page's language. */
export function usePicture() {
  const copy = useCopy('picture')
  const { language } = useCurrentPage()
  return {
    copy,
    language,
    amount: (euros: number) => formatAmount(euros, language),
    percent: (share: number) => formatPercent(share, language),
    day: (date: string) => formatShortDate(date, language),
    /** A day with no-break spaces, for a day within other words: "Maksetähtpäev 26. nov 2026". */
    unbrokenDay: (date: string) => formatShortDate(date, language).replaceAll(' ', noBreakSpace),
    /** A day without its year: "26. nov". */
    dayAndMonth: (date: string) => formatShortDate(date, language).replace(/\s?\d{4}$/, ''),
    count: (quantity: number, unit: string) =>
      `${formatNumber(quantity, language)}${noBreakSpace}${copy(`unit.${unit}`, { count: quantity })}`,
    number: (value: number) => formatNumber(value, language),
    monthName: (date: string) => formatShortMonth(date, language),
    time: (time: string) => formatTime(time, language),
    month: (date: string) => formatMonthLetter(date, language),
    status: (name: string) => <StatusPill kind={statusKind(name)}>{copy(`status.${name}`)}</StatusPill>,
  }
}
