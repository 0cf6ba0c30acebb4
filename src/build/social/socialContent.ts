import { isFeatureMark, type FeatureMarkId } from '../../drawings/marks'
import type { Language } from '../../site/languages'
import type { PageContext } from '../../site/pageContext'
import { routes } from '../../site/routes'
import type { Query } from '../util/query'

/** What is drawn on a page's social image. */
export interface SocialContent {
  /** Name of the product, beside its mark. */
  brand: string
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

interface Post extends Titled {
  title: string
  author: { name: string }
  tags: { name: string }[]
  coverFile: { absolutePath: string; internal: { contentDigest: string } } | null
}

interface Texts {
  site: { product: { name: string } }
  locales: { nodes: { ns: string; language: Language; texts: Copy }[] }
  features: { nodes: (Titled & { name: string; title: string })[] }
  tags: { nodes: (Titled & { name: string })[] }
  legal: { nodes: (Titled & { title: string })[] }
  posts: { nodes: Post[] }
}

const source = /* GraphQL */ `
  {
    site: siteInfo { product }
    locales: allLocale { nodes { ns language texts } }
    features: allFeature { nodes { key language name title } }
    tags: allTag { nodes { key language name } }
    legal: allLegalPage { nodes { key language title } }
    posts: allPost { nodes { key language title author { name } tags { name } coverFile { absolutePath internal { contentDigest } } } }
  }
`

/** Texts of the locales that social images show, as far as their shape is known here. */
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

type Words = Omit<SocialContent, 'brand'>

function postWords({ title, tags: [tag], author, coverFile }: Post): Words {
  const cover = coverFile && { cover: { file: coverFile.absolutePath, digest: coverFile.internal.contentDigest } }
  return { title, kicker: tag?.name, foot: author.name, ...cover }
}

/** Reads everything that social images are made of, and tells what stands on that of a page; undefined where it has none. */
export async function socialContents(query: Query): Promise<(page: PageContext) => SocialContent | undefined> {
  const { site, locales, features, tags, legal, posts } = (await query(source)) as Texts
  const [featureOf, tagOf, legalOf, postOf] = [finder(features.nodes), finder(tags.nodes), finder(legal.nodes), finder(posts.nodes)]
  const copies = new Map(locales.nodes.map(({ ns, language, texts }) => [`${language} ${ns}`, texts]))
  const copy = (namespace: string, language: Language) => copies.get(`${language} ${namespace}`) ?? {}

  const words = (page: PageContext): Words | undefined => {
    const { language, namespaces, route } = page
    if (page.translations[language] === undefined) return undefined
    if (routes[route].template === 'BlogTag') return { title: tagOf(page)!.name, kicker: copy('common', language).nav?.blog ?? '' }
    const feature = featureOf(page)
    if (feature) return { title: feature.title, kicker: feature.name, ...(isFeatureMark(feature.key) && { mark: feature.key }) }
    const post = postOf(page)
    if (post) return postWords(post)
    const { title, hero } = copy(namespaces[1]!, language)
    const text = legalOf(page)?.title ?? hero?.title ?? title
    return text === undefined ? undefined : { title: text }
  }
  return (page) => {
    const own = words(page)
    return own && { ...own, brand: site.product.name }
  }
}
