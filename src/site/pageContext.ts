import type { SocialImage } from './publicFiles'
import type { Language } from './languages'
import type { Translations } from './paths'
import type { RouteId } from './routes'

/** The data that every page has: `createPages` writes it, templates and their queries read it. */
export interface PageContext {
  route: RouteId
  language: Language
  /** Language of the host that the build is for. */
  hostLanguage: Language
  translations: Translations
  /** Locale namespaces that the page loads. */
  namespaces: string[]
  /** Content key: the folder of a feature, post or legal text, the id of a tag; for other pages the id of the route. */
  key: string
  testimonials: readonly string[]
  /** Folder of `content/faq/`, if its row has one. */
  faq?: string
  /** Set by createPages; the 404 page has none. */
  socialImage?: SocialImage
  /** Read by gatsby-plugin-react-i18next. */
  i18n: {
    language: Language
    languages: Language[]
    defaultLanguage: Language
    generateDefaultLanguagePage: boolean
    routed: boolean
    originalPath: string
    path: string
  }
}

/** What a page of a list of posts has besides. */
export interface ListContext {
  /** The keys of the posts on this page. */
  posts: readonly string[]
  /** The number of this page, from 1, and the number of all pages. */
  pageNumber: number
  pageCount: number
  /** The ids of the tags that have posts in this language. */
  tags: readonly string[]
}

/** What the list of a tag has besides. */
export interface TagContext extends ListContext {
  /** The keys of the newest posts without the tag if the tag has few posts; otherwise empty. */
  others: readonly string[]
}

/** What a post has besides. */
export interface PostContext {
  /** The keys of related posts, the most similar first. */
  related: readonly string[]
}
