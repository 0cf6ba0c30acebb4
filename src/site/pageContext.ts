import type { SocialImage } from './publicFiles'
import type { Language } from './languages'
import type { Translations } from './paths'
import type { RouteId } from './routes'

/** The data of a page: `createPages` writes it, templates and their queries read it. */
export interface PageContext {
  route: RouteId
  language: Language
  /** Language of the host that the build is for. */
  siteLanguage: Language
  translations: Translations
  /** Locale namespaces that the page loads. */
  namespaces: string[]
  /** Content key: the folder of a feature, post or legal text, the id of a tag; for other pages the id of the route. */
  key: string
  testimonials: string[]
  faq: string
  /** List of posts: the keys of the posts on this page. */
  posts: string[]
  /** List of posts: the number of this page, from 1, and the number of all pages. */
  pageNumber: number
  pageCount: number
  /** Blog post: the keys of its neighbours; empty at the ends of the list. */
  newer: string
  older: string
  /**
   * Blog post: the keys of the related posts, the most similar first. Tag with few posts: the keys of the newest posts
   * without the tag.
   */
  related: string[]
  /** List of posts: the ids of the tags that have posts in this language. */
  tags: string[]
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
