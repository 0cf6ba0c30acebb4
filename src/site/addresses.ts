import site from '../../content/site.json'
import type { Language } from './languages'

/** Absolute address of a page on the site of its language, never with a prefix. */
export const siteUrl = (path: string, language: Language): string => site.sites[language] + path

/** Address of the sign-up form, with the plan and billing cycle that the visitor chose. */
export function registerUrl(choice: Record<string, string> = {}): string {
  const url = new URL(site.links.register)
  for (const [name, value] of Object.entries(choice)) url.searchParams.set(name, value)
  return url.href
}
