import navigation from '../../content/navigation.json'
import type { RouteId } from './routes'
import type { SiteLink } from './siteLinks'

/** An entry of a menu: a page, and the key of its words where they are not its short name (`nav.blog`; `contact:links.blog` in another namespace than `common`). */
export interface MenuEntry {
  page: RouteId
  label?: string
}

export interface FooterGroup {
  /** Key of its heading. */
  title: string
  pages?: readonly MenuEntry[]
  links?: readonly SiteLink[]
}

interface Menus {
  header: readonly MenuEntry[]
  footer: readonly FooterGroup[]
  contact: readonly MenuEntry[]
  notFound: readonly MenuEntry[]
}

/** The menus of the site; the content check has seen that their pages, links and words exist. */
export const menus = navigation as Menus
