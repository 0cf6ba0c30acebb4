import type { SocialImage } from './publicFiles'
import type { Language } from './languages'
import type { Translations } from './paths'
import type { RouteId } from './routes'

/** What a template knows about its page: `createPages` writes it, templates and their queries read it. */
export interface PageContext {
  route: RouteId
  language: Language
  /** Language of the host that the build is for. */
  siteLanguage: Language
  translations: Translations
  /** Locale namespaces that the page loads. */
  namespaces: string[]
  /** Content key: the folder of a feature, post or legal text, the id of a tag; the route id elsewhere. */
  key: string
  testimonials: string[]
  faq: string
  /** List of posts: the keys of those shown. */
  posts: string[]
  /** List of posts: the number of this page and of all pages, from 1. */
  pageNumber: number
  pageCount: number
  /** Blog post: the keys of its neighbours, empty at either end. */
  newer: string
  older: string
  /** Blog post: the keys of the posts most like it, the nearest first; tag with few posts: of the newest others. */
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
