import { authorName } from '../../content/authorName'
import { variables } from '../../content/variables'
import { fillDeep } from '../../content/fill'
import { isFeatureMark, type FeatureMarkId } from '../../drawings/marks'
import type { Language } from '../../site/languages'
import type { PageContext } from '../../site/pageContext'
import { routes } from '../../site/routes'
import type { PostEntry, Query } from '../pages/postRows'

/** What is drawn on a page's socialImage. */
export interface SocialContent {
  title: string
  /** One or two words over the title. */
  kicker?: string
  /** Small line under the title. */
  foot?: string
  mark?: FeatureMarkId
  cover?: Cover
}

export interface Cover {
  /** Where the picture lies on this machine. */
  file: string
  /** Digest of the picture. */
  digest: string
}

interface Titled {
  key: string
  language: Language
}

interface Texts {
  locales: { nodes: { ns: string; language: Language; data: string }[] }
  features: { nodes: (Titled & { name: string; title: string })[] }
  tags: { nodes: (Titled & { name: string })[] }
  legal: { nodes: (Titled & { title: string })[] }
}

const source = /* GraphQL */ `
  {
    locales: allLocale { nodes { ns language data } }
    features: allFeature { nodes { key language name title } }
    tags: allTag { nodes { key language name } }
    legal: allLegalPage { nodes { key language title } }
  }
`

/** Texts of the locales that socialImages show, as far as their shape is known here. */
interface Copy {
  title?: string
  nav?: { blog: string }
  hero?: { title: string }
}

/** Finds texts by key and language. */
function finder<T extends Titled>(texts: readonly T[]): (page: Titled) => T | undefined {
  const found = new Map(texts.map((text) => [`${text.language} ${text.key}`, text]))
  return ({ key, language }) => found.get(`${language} ${key}`)
}

function postCard({ title, tagName, author, coverFile }: PostEntry): SocialContent {
  const cover = coverFile && { cover: { file: coverFile.absolutePath, digest: coverFile.internal.contentDigest } }
  return { title, kicker: tagName, foot: authorName(author), ...cover }
}

/** Reads everything that socialImages are made of, and tells what stands on the socialImage of a page; undefined where it has none. */
export async function socialContents(query: Query, posts: readonly PostEntry[]): Promise<(page: PageContext) => SocialContent | undefined> {
  const { locales, features, tags, legal } = (await query(source)) as Texts
  const [featureOf, tagOf, legalOf, postOf] = [finder(features.nodes), finder(tags.nodes), finder(legal.nodes), finder(posts)]
  const copies = new Map(
    locales.nodes.map(({ ns, language, data }) => [`${language} ${ns}`, fillDeep(JSON.parse(data) as Copy, variables(language))]),
  )
  const copy = (namespace: string, language: Language) => copies.get(`${language} ${namespace}`) ?? {}

  return (page) => {
    const { language, namespaces, route } = page
    if (page.translations[language] === undefined) return undefined
    if (routes[route].template === 'BlogTag') return { title: tagOf(page)!.name, kicker: copy('common', language).nav?.blog ?? '' }
    const feature = featureOf(page)
    if (feature) return { title: feature.title, kicker: feature.name, ...(isFeatureMark(feature.key) && { mark: feature.key }) }
    const post = postOf(page)
    if (post) return postCard(post)
    const { title, hero } = copy(namespaces[1]!, language)
    const text = legalOf(page)?.title ?? hero?.title ?? title
    return text === undefined ? undefined : { title: text }
  }
}
