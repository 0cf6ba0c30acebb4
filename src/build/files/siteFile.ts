import type { Language } from '../../site/languages'
import type { FormerAddress } from '../pages/formerAddresses'
import type { Page } from '../pages/hostPages'
import type { PostsByLanguage } from '../pages/siteContent'
import type { Query } from '../util/query'

/** A file that a build writes beside the pages. */
export interface SiteFile {
  /** Path below the published folder, without a leading slash. */
  path: string
  content: string | Uint8Array
}

/** What file makers need to know about a built site. */
export interface BuiltSite {
  hostLanguage: Language
  /** Every page of the build, aliases and not-found pages included. */
  pages: readonly Page[]
  /** The posts that the build shows. */
  posts: PostsByLanguage
  /** Former addresses of pages and feeds on this host. */
  formerAddresses: readonly FormerAddress[]
  query: Query
  /** Value of Content-Security-Policy for this host. */
  contentSecurityPolicy: string
}

/** Makes the site files of one sort. A build writes the files of a list of these. */
export type FileMaker = (site: BuiltSite) => SiteFile[] | Promise<SiteFile[]>
