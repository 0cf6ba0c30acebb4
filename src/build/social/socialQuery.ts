import type { TextKey } from '../../content/contentPath'
import type { FeatureFields } from '../../content/schemas'
import type { Language } from '../../site/languages'
import type { Query } from '../util/query'

export type Feature = TextKey & Pick<FeatureFields, 'name' | 'title'>

export type Post = TextKey & {
  title: string
  author: { name: string }
  tags: { name: string }[]
  coverFile: { absolutePath: string; internal: { contentDigest: string } } | null
}

export interface SocialTexts {
  site: { product: { name: string } }
  locales: { nodes: { ns: string; language: Language; texts: Copy }[] }
  features: { nodes: Feature[] }
  tags: { nodes: (TextKey & { name: string })[] }
  posts: { nodes: Post[] }
}

const source = `{
  site: siteInfo { product }
  locales: allLocale { nodes { ns language texts } }
  features: allFeature { nodes { key language name title } }
  tags: allTag { nodes { key language name } }
  posts: allPost {
    nodes { key language title author { name } tags { name } coverFile { absolutePath internal { contentDigest } } }
  }
}`

/** The texts of the locales that social images show. */
interface Copy {
  title?: string
  nav?: { blog: string }
  hero?: { title: string }
}

/** Queries everything that social images are made of. */
export const socialTexts = async (query: Query): Promise<SocialTexts> => (await query(source)) as SocialTexts
