import { newestDay } from '../../site/days'
import type { ListContext, PageContext } from '../../site/pageContext'
import { kindOfRoute } from '../../site/routes'
import { textFields } from '../pages/textFields'
import { commitDays } from '../util/git'
import type { Query } from '../util/query'

/**
 * Returns the files with the content of a page. `common` is left out: it is in the frame of every page, and a change of
 * it does not count as a change of the page.
 */
export function filesOf({ route, language, namespaces, key, testimonials, faq }: PageContext): string[] {
  const { collection, lastChange } = kindOfRoute(route)
  return [
    ...namespaces
      .filter((namespace) => namespace !== 'common')
      .map((namespace) => `locales/${language}/${namespace}.json`),
    ...(namespaces.includes('plans') ? ['content/plans.json'] : []),
    ...(collection !== undefined && lastChange === 'files' ? [`content/${collection}/${key}/${language}.md`] : []),
    ...testimonials.map((id) => `content/testimonials/${id}/${language}.md`),
    ...(faq ? [`content/faq/${faq}/${language}.md`] : []),
  ]
}

/**
 * Returns a function that gives the day on which the content of a page was last changed, as the column `lastChange` of
 * its kind says; undefined if the day is not known.
 */
export async function lastModified(
  query: Query,
): Promise<(page: PageContext & Partial<ListContext>) => string | undefined> {
  const commits = commitDays(['content', 'locales'])
  const daysOf = await textFields(query, ({ lastChange }) => (typeof lastChange === 'string' ? [] : lastChange))
  const ofFiles = (page: PageContext) => newestDay(filesOf(page).map((file) => commits.get(file)))
  return (page) => {
    const { collection, lastChange } = kindOfRoute(page.route)
    if (lastChange === 'files') return ofFiles(page)
    if (lastChange === 'newestPost')
      return newestDay((page.posts ?? []).map((key) => daysOf('blog', { ...page, key })[0])) ?? ofFiles(page)
    return daysOf(collection, page)[0]
  }
}
