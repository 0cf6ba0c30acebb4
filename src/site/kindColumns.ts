import type { FeatureBandName } from './featureBands'
import type { RouteId } from './routes'
import type { OwnColumn } from './schemas/pages'

/** Parts of a page that its data chooses: the bands in its row, the groups in the list of features. */
interface PageParts {
  bands: readonly FeatureBandName[]
  groups: readonly string[]
}

/** A row of the table of kinds: a column for each way in which kinds of pages differ. */
export interface PageKind {
  /** Pages above it, from the front page down. The first page of a list is also above its further pages. */
  above: readonly RouteId[]
  /**
   * Key of its short name in `locales/<language>/common.json`; `{id}` is the id of the row. Undefined if the name comes
   * from the text or data of each page.
   */
  nameKey: string | undefined
  /** Columns in `content/pages.json` that it reads, besides those of every row. A `required` one may not be missing. */
  columns: Readonly<Partial<Record<OwnColumn, 'required' | 'optional'>>>
  /** Locale namespaces that its code reads besides `common`, its own words first. */
  namespaces: readonly string[]
  /**
   * Beginning of the invitation at the foot of the page: a key of `cta.closing` in `locales/<language>/common.json`, or
   * `cta.title` if undefined. A feature page has its own (`closing` in its text).
   */
  closing: 'features' | 'pricing' | 'company' | 'post' | undefined
  /** The folder of `content/`, or `tags`, whose entries have pages of this kind. */
  collection: string | undefined
  /** Fragments of the bands that it may have; `fragmentsOf` (fragments.ts) returns those of one page. */
  fragments: (parts: PageParts) => readonly string[]
  /** Whether the search of the site includes it. */
  searchable: boolean
  /** Text on its social image: a title from its namespace, or what the text of the page gives. */
  socialImage: 'title' | 'heroTitle' | 'text' | 'feature' | 'post' | 'tag' | 'none'
  /**
   * Where the day of its last change (`lastmod` in the sitemap) comes from: the newest commit of the files with its
   * words, the newest post of its list, or the first of these fields that its text has. The prices also count for a
   * page that loads the words of the plans; other data never counts (docs/architecture.md).
   */
  lastChange: 'files' | 'newestPost' | readonly string[]
  /** How texts may link to it: as `page:id`, as `post:id`, or not at all. */
  link: 'page' | 'post' | 'none'
  /** Where the language switcher leads if there is no translation, and the key of `common` that tells so. */
  untranslated: { page: RouteId; note: string | undefined }
  /** Whether it has the radio buttons of the billing cycle. */
  choosesCycle: boolean
  /**
   * Pages of a row: one in each language, one for each list or post, or the page for unknown addresses, which has no
   * address of its own.
   */
  pages: 'one' | 'many' | 'notFound'
}
