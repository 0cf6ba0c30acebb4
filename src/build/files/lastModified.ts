import type { Language } from '../../site/languages'
import type { PageContext } from '../../site/pageContext'
import { routes } from '../../site/routes'
import { commitDays } from '../util/git'
import type { Query } from '../util/query'

interface Dated {
  key: string
  language: Language
  updated: string | null
}
interface Dates {
  legal: { nodes: (Dated & { updated: string })[] }
  posts: { nodes: (Dated & { date: string })[] }
}

const source = /* GraphQL */ `
  {
    legal: allLegalPage { nodes { key language updated } }
    posts: allPost { nodes { key language date updated } }
  }
`

const newest = (days: readonly (string | undefined)[]): string | undefined => days.filter((day) => day !== undefined).sort().at(-1)

/** Folders of `content/` by the template that shows them. */
const folders: Partial<Record<string, string>> = { Feature: 'features' }

/** Files that hold what only some pages say; what is in every frame (`common`) changes no page. */
export function filesOf({ route, language, namespaces, key, testimonials, faq }: PageContext): string[] {
  const folder = folders[routes[route].template]
  return [
    ...namespaces.filter((namespace) => namespace !== 'common').map((namespace) => `locales/${language}/${namespace}.json`),
    ...(namespaces.includes('plans') ? ['content/plans.json'] : []),
    ...(folder ? [`content/${folder}/${key}/${language}.md`] : []),
    ...testimonials.map((id) => `content/testimonials/${id}/${language}.md`),
    ...(faq ? [`content/faq/${faq}/${language}.md`] : []),
  ]
}

/**
 * Tells when what a page says was last changed: posts and legal texts by their own dates, lists of posts by their newest post,
 * everything else by the last commit of its files. Undefined where git does not know.
 */
export async function lastModified(query: Query): Promise<(page: PageContext) => string | undefined> {
  const { legal, posts } = (await query(source)) as Dates
  const commits = commitDays(['content', 'locales'])
  const dated = new Map<string, string>([
    ...legal.nodes.map(({ key, language, updated }) => [`${language} ${key}`, updated] as const),
    ...posts.nodes.map(({ key, language, date, updated }) => [`${language} ${key}`, updated ?? date] as const),
  ])
  return (page) => {
    if (page.posts.length > 0) return newest(page.posts.map((key) => dated.get(`${page.language} ${key}`)))
    const own = dated.get(`${page.language} ${page.key}`)
    if (own !== undefined) return own
    return newest(filesOf(page).map((file) => commits.get(file)))
  }
}
