import type { Language } from '../../site/languages'
import type { FormerAddress } from '../pages/formerAddresses'
import type { Page } from '../pages/pageList'
import type { Query } from '../util/query'

/** A file that is written beside the pages after a build. */
export interface SiteFile {
  /** Path below the published folder, without a leading slash. */
  path: string
  content: string | Uint8Array
}

/** Files that are expensive to make, and a key that changes whenever they would: those of an older build with the same key stay. */
export interface SiteFileGroup {
  key: string
  make: () => Promise<SiteFile[]>
}

/** What a built site is, as far as its output files need it. */
export interface BuiltSite {
  siteLanguage: Language
  /** Every page of the build, aliases and not-found pages included. */
  pages: readonly Page[]
  /** Where pages and feeds of this host stood before. */
  moved: readonly FormerAddress[]
  /** Digests of the HTML files, by their path below the published folder. */
  digests: ReadonlyMap<string, string>
  query: Query
  /** Value of Content-Security-Policy for every answer of this host. */
  contentSecurityPolicy: string
}

/** One kind of output file: what is written after a build is a list of these. */
export type SiteFiles<Made extends SiteFile | SiteFileGroup = SiteFile | SiteFileGroup> = (
  site: BuiltSite,
) => Made[] | Promise<Made[]>

/** An output of single files. */
export type SingleFiles = SiteFiles<SiteFile>
