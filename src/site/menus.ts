import navigation from '../../content/navigation.json'
import type { Menus } from './schemas/navigation'

/** The menus of the site. The content check has made sure that their pages, links and words exist. */
export const menus = navigation as Menus
