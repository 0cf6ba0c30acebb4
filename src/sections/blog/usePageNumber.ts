import { useCopy } from '../../i18n/useCopy'

/**
 * Says on every page of a list but the first which one it is: in titles and descriptions, and in the place of the lead.
 */
export function usePageNumber(pageNumber: number) {
  const copy = useCopy('blog')
  return {
    numbered: (text: string) => (pageNumber === 1 ? text : `${text} – ${copy('metaPage', { page: pageNumber })}`),
    /** Short name of the page, where it is not the first. */
    name: pageNumber === 1 ? undefined : copy('page', { page: pageNumber }),
    lead: (text: string) => (pageNumber === 1 ? text : copy('page', { page: pageNumber })),
  }
}
