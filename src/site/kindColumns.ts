import type { FeatureBandName } from './featureBands'
import type { RouteId } from './routes'
import type { OwnColumn } from './schemas/pages'

/** Parts of a page that data choose: the bands of its row, the groups of the list of features. */
interface PageParts {
  bands: readonly FeatureBandName[]
  groups: readonly string[]
}

/** What the site knows about a kind of page: a column for each question that some part of it asks. */
export interface PageKind {
  /** Pages above it, from the front page down. The first page of a list is also above its further pages. */
  above: readonly RouteId[]
  /**
   * Key of its short name in `locales/<language>/common.json`, where `{id}` is the id of the row; undefined where each
   * page brings its own.
   */
  name: string | undefined
  /** Columns of its rows that it reads, besides those of every row; a row without one that is `needed` is an issue. */
  columns: Readonly<Partial<Record<OwnColumn, 'needed' | 'optional'>>>
  /** Locale namespaces that its code reads besides `common`, its own words first. */
  namespaces: readonly string[]
  /**
   * How the invitation at its foot begins: a key of `cta.closing` in `locales/<language>/common.json`, else
   * `cta.title`.
   */
  closing: 'feature' | 'pricing' | 'post' | undefined
  /** Folder of `content/`, or `tags`, of which each page shows one entry. */
  collection: string | undefined
  /** Fragments of the bands that it may have; those of a page are told by `fragmentsOf` (fragments.ts). */
  fragments: (parts: PageParts) => readonly string[]
  /** Whether the search of the site finds it. */
  searched: boolean
  /** What stands on its social image: a title from its own words, or what the text that it shows is about. */
  socialImage: 'title' | 'heroTitle' | 'text' | 'feature' | 'post' | 'tag' | 'none'
  /**
   * How the day of its last change (`lastmod` of the sitemap) is found: the newest commit of the files that hold its
   * words, the newest post of its list, or the first of these fields of its text. Prices date a page that loads the
   * words of the plans; other data date none (docs/architecture.md).
   */
  lastChange: 'files' | 'newestPost' | readonly string[]
  /** How texts may link to it: as `page:id`, as `post:id`, or not at all. */
  link: 'page' | 'post' | 'none'
  /** Where the language switcher leads from a page without a translation, and the key of `common` that says so. */
  untranslated: { page: RouteId; note: string | undefined }
  /** Whether it has the radio buttons of the billing cycle. */
  choosesCycle: boolean
  /**
   * Pages of a row: one in each language, one for each list or post, or the answer where no page is, which has no
   * address of its own.
   */
  pages: 'one' | 'many' | 'notFound'
}
