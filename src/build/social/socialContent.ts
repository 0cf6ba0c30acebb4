import { isFeatureMark, type FeatureMarkId } from '../../drawings/marks'
import type { Language } from '../../site/languages'
import type { PageContext } from '../../site/pageContext'
import type { PageKind } from '../../site/kindColumns'
import { kindOfRoute } from '../../site/routes'
import type { TextKey } from '../../content/contentPath'
import { textFields } from '../pages/textFields'
import type { Query } from '../util/query'
import { socialTexts, type Feature, type Post } from './socialQuery'

/** The content of a page's social image. */
export interface SocialContent {
  /** Name of the product, beside its mark. */
  brand: string
  title: string
  /** Small line above the title. */
  kicker?: string
  /** Small line under the title. */
  foot?: string
  mark?: FeatureMarkId
  cover?: Cover
}

interface Cover {
  /** Absolute path of the image file. */
  file: string
  digest: string
}

/** Returns a function that finds a text by key and language. */
function finder<T extends TextKey>(texts: readonly T[]): (page: TextKey) => T | undefined {
  const found = new Map(texts.map((text) => [`${text.language} ${text.key}`, text]))
  return ({ key, language }) => found.get(`${language} ${key}`)
}

type Words = Omit<SocialContent, 'brand'>

const titled = (title: string | undefined): Words | undefined => (title === undefined ? undefined : { title })

const featureWords = ({ key, title, name }: Feature): Words => ({
  title,
  kicker: name,
  ...(isFeatureMark(key) && { mark: key }),
})

function postWords({ title, tags: [tag], author, coverFile }: Post): Words {
  const cover = coverFile && { cover: { file: coverFile.absolutePath, digest: coverFile.internal.contentDigest } }
  return { title, kicker: tag?.name, foot: author.name, ...cover }
}

/**
 * Queries everything that social images are made of. Returns a function that gives the content of a page's image, or
 * undefined if the page has none.
 */
export async function socialContents(query: Query): Promise<(page: PageContext) => SocialContent | undefined> {
  const { site, locales, features, tags, posts } = await socialTexts(query)
  const titleOf = await textFields(query, ({ socialImage }) => (socialImage === 'text' ? ['title'] : []))
  const [featureOf, tagOf, postOf] = [finder(features.nodes), finder(tags.nodes), finder(posts.nodes)]
  const copies = new Map(locales.nodes.map(({ ns, language, texts }) => [`${language} ${ns}`, texts]))
  const copy = (namespace: string | undefined, language: Language) => copies.get(`${language} ${namespace}`) ?? {}

  const ownCopy = ({ route, language }: PageContext) => copy(kindOfRoute(route).namespaces[0], language)

  const words: Record<PageKind['socialImage'], (page: PageContext) => Words | undefined> = {
    title: (page) => titled(ownCopy(page).title),
    heroTitle: (page) => titled(ownCopy(page).hero?.title),
    text: (page) => titled(titleOf(kindOfRoute(page.route).collection, page)[0]),
    feature: (page) => featureWords(featureOf(page)!),
    post: (page) => postWords(postOf(page)!),
    tag: (page) => ({ title: tagOf(page)!.name, kicker: copy('common', page.language).nav?.blog }),
    none: () => undefined,
  }
  return (page) => {
    const onImage = words[kindOfRoute(page.route).socialImage](page)
    return onImage && { ...onImage, brand: site.product.name }
  }
}
