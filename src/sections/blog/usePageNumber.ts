import { useCopy } from '../../i18n/useCopy'

/**
 * Returns functions that add the page number to titles and descriptions, and replace the lead by it, and the short name
 * of the page. The first page of a list stays without number.
 */
export function usePageNumber(pageNumber: number) {
  const copy = useCopy('blog')
  return {
    numbered: (text: string) => (pageNumber === 1 ? text : `${text} – ${copy('metaPage', { page: pageNumber })}`),
    /** Short name of the page; undefined on the first one. */
    name: pageNumber === 1 ? undefined : copy('page', { page: pageNumber }),
    lead: (text: string) => (pageNumber === 1 ? text : copy('page', { page: pageNumber })),
  }
}
