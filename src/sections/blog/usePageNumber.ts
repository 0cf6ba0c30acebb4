import { useCopy } from '../../i18n/useCopy'

/** Says on every page of a list but the first which one it is: in titles and descriptions, and in the place of the lead. */
export function usePageNumber(page: number) {
  const copy = useCopy('blog')
  return {
    numbered: (text: string) => (page === 1 ? text : `${text} – ${copy('metaPage', { page })}`),
    /** Short name of the page, where it is not the first. */
    name: page === 1 ? undefined : copy('page', { page }),
    lead: (text: string) => (page === 1 ? text : copy('page', { page })),
  }
}
