import { useLanguage } from '../../i18n/LanguageContext'
import { useCopy } from '../../i18n/useCopy'
import { formatAmount, formatDate } from '../../pricing/format'
import { statusKind } from './samples'

/** Words and formats of the drawn product, in the page's language. */
export function usePicture() {
  const copy = useCopy('picture')
  const { language } = useLanguage()
  return {
    copy,
    amount: (euros: number) => formatAmount(euros, language),
    day: (date: string) => formatDate(date, language, 'short'),
    status: (name: string) => ({ kind: statusKind(name), text: copy(`status.${name}`) }),
  }
}
