import type { Language } from '../../site/languages'
import type { FormerAddress } from '../pages/formerAddresses'
import type { Page } from '../pages/hostPages'
import type { PostsByLanguage } from '../pages/postsByLanguage'
import type { Query } from '../util/query'

/** A file that is written beside the pages after a build. */
export interface SiteFile {
  /** Path below the published folder, without a leading slash. */
  path: string
  content: string | Uint8Array
}

/** What a built site is, as far as the files beside its pages need it. */
export interface BuiltSite {
  siteLanguage: Language
  /** Every page of the build, aliases and not-found pages included. */
  pages: readonly Page[]
  /** The posts that the build shows, newest first. */
  posts: PostsByLanguage
  /** Where pages and feeds of this host stood before. */
  formerAddresses: readonly FormerAddress[]
  query: Query
  /** Value of Content-Security-Policy for every answer of this host. */
  contentSecurityPolicy: string
  /** Takes down a fault for which the build may not be published; it is told beside all others. */
  refuse: (fault: string) => void
}

/** Makes one kind of site file: what is written after a build is a list of these. */
export type FileMaker = (site: BuiltSite) => SiteFile[] | Promise<SiteFile[]>
