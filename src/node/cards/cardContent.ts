import { authorName } from '../../content/authorName'
import { isFeatureMark, type FeatureMarkId } from '../../drawings/marks'
import type { Language } from '../../site/languages'
import type { PageContext } from '../../site/pageContext'
import { routes } from '../../site/routes'
import type { Query } from '../postRows'

/** What is drawn on a page's card. */
export interface CardContent {
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

interface Texts {
  locales: { nodes: { ns: string; language: Language; data: string }[] }
  features: { nodes: { key: string; language: Language; name: string; title: string }[] }
  tags: { nodes: { key: string; language: Language; name: string }[] }
  legal: { nodes: { key: string; language: Language; title: string }[] }
  posts: {
    nodes: {
      key: string
      language: Language
      title: string
      author: string
      tags: { name: string }[]
      cover: { absolutePath: string; internal: { contentDigest: string } } | null
    }[]
  }
}

const source = /* GraphQL */ `
  {
    locales: allLocale { nodes { ns language data } }
    features: allFeature { nodes { key language name title } }
    tags: allTag { nodes { key language name } }
    legal: allLegalPage { nodes { key language title } }
    posts: allPost { nodes { key language title author tags { name } cover { absolutePath internal { contentDigest } } } }
  }
`

/** Texts of the locales that cards show, as far as their shape is known here. */
interface Copy {
  title?: string
  nav?: { blog: string }
  hero?: { title: string }
}

/** Reads everything that cards are made of, and tells what stands on the card of a page; undefined where it has none. */
export async function cardContents(query: Query): Promise<(page: PageContext) => CardContent | undefined> {
  const { locales, features, tags, legal, posts } = (await query(source)) as Texts
  const of = <T extends { key: string; language: Language }>(nodes: readonly T[], { key, language }: PageContext) =>
    nodes.find((node) => node.key === key && node.language === language)
  const copies = new Map(locales.nodes.map(({ ns, language, data }) => [`${language} ${ns}`, data]))
  const copy = (namespace: string, language: Language) => JSON.parse(copies.get(`${language} ${namespace}`) ?? '{}') as Copy

  return (page) => {
    const { language, namespaces } = page
    if (page.twins[language] === undefined) return undefined
    if (routes[page.route].template === 'BlogTag') return { title: of(tags.nodes, page)!.name, kicker: copy('common', language).nav?.blog ?? '' }
    const feature = of(features.nodes, page)
    if (feature) return { title: feature.title, kicker: feature.name, ...(isFeatureMark(feature.key) && { mark: feature.key }) }
    const post = of(posts.nodes, page)
    const { title, hero } = copy(namespaces[1]!, language)
    if (post) {
      const { cover } = post
      return {
        title: post.title,
        kicker: post.tags[0]?.name ?? '',
        foot: authorName(post.author),
        ...(cover && { cover: { file: cover.absolutePath, digest: cover.internal.contentDigest } }),
      }
    }
    const text = of(legal.nodes, page)?.title ?? hero?.title ?? title
    return text === undefined ? undefined : { title: text }
  }
}
