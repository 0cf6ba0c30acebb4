import { z } from 'zod'
import type { RouteId } from '../routes'
import { text } from './fields'

/**
 * A page, and the key of its words if they are not its short name (`nav.blog`, or `contact:links.blog` in another
 * namespace than `common`).
 */
const entry = z.strictObject({
  /** src/check/rules/ids.ts checks that it exists. */
  page: text as z.ZodType<RouteId>,
  label: text.optional(),
})

/** A link of `content/site.json` that a menu may have besides pages: the log-in, or the other products. */
const siteLink = z.enum(['login', 'family'])

const footerGroup = z.strictObject({
  /** Key of its heading. */
  title: text,
  pages: z.array(entry).optional(),
  links: z.array(siteLink).optional(),
})

/** `content/navigation.json`: the menus of the site. */
export const navigation = z.strictObject({
  header: z.array(entry).min(1),
  footer: z.array(footerGroup).min(1),
  contact: z.array(entry).min(1),
  notFound: z.array(entry).min(1),
})

export type MenuEntry = z.infer<typeof entry>
export type FooterGroup = z.infer<typeof footerGroup>
export type SiteLink = z.infer<typeof siteLink>
export type Menus = z.infer<typeof navigation>
