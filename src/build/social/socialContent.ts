import { authorName } from '../../content/authorName'
import { variables } from '../../content/variables'
import { fillDeep } from '../../content/fill'
import { isFeatureMark, type FeatureMarkId } from '../../drawings/marks'
import type { Language } from '../../site/languages'
import type { PageContext } from '../../site/pageContext'
import type { PageKind } from '../../site/pageKind'
import { kindOf } from '../../site/routes'
import type { PostEntry, Query } from '../pages/postRows'
import { textFields } from '../pages/textFields'

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
}

const source = /* GraphQL */ `
  {
    locales: allLocale { nodes { ns language data } }
    features: allFeature { nodes { key language name title } }
    tags: allTag { nodes { key language name } }
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

const titled = (title: string | undefined): SocialContent | undefined => (title === undefined ? undefined : { title })

const featureContent = ({ key, title, name }: Texts['features']['nodes'][number]): SocialContent => ({
  title,
  kicker: name,
  ...(isFeatureMark(key) && { mark: key }),
})

function postContent({ title, tagName, author, coverFile }: PostEntry): SocialContent {
  const cover = coverFile && { cover: { file: coverFile.absolutePath, digest: coverFile.internal.contentDigest } }
  return { title, kicker: tagName, foot: authorName(author), ...cover }
}

/** Reads everything that socialImages are made of, and tells what stands on the socialImage of a page; undefined where it has none. */
export async function socialContents(query: Query, posts: readonly PostEntry[]): Promise<(page: PageContext) => SocialContent | undefined> {
  const { locales, features, tags } = (await query(source)) as Texts
  const titleOf = await textFields(query, ({ socialImage }) => (socialImage === 'text' ? ['title'] : []))
  const [featureOf, tagOf, postOf] = [finder(features.nodes), finder(tags.nodes), finder(posts)]
  const copies = new Map(
    locales.nodes.map(({ ns, language, data }) => [`${language} ${ns}`, fillDeep(JSON.parse(data) as Copy, variables(language))]),
  )
  const copy = (namespace: string | undefined, language: Language) => copies.get(`${language} ${namespace}`) ?? {}
  const ownCopy = ({ route, language }: PageContext) => copy(kindOf(route).namespaces[0], language)

  const contents: Record<PageKind['socialImage'], (page: PageContext) => SocialContent | undefined> = {
    title: (page) => titled(ownCopy(page).title),
    heroTitle: (page) => titled(ownCopy(page).hero?.title),
    text: (page) => titled(titleOf(kindOf(page.route).collection, page)[0]),
    feature: (page) => featureContent(featureOf(page)!),
    post: (page) => postContent(postOf(page)!),
    tag: (page) => ({ title: tagOf(page)!.name, kicker: copy('common', page.language).nav?.blog }),
    none: () => undefined,
  }
  return (page) => contents[kindOf(page.route).socialImage](page)
}
