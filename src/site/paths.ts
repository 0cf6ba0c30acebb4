import site from '../../content/site.json'
import { prefixLanguage } from './resolveLanguage'
import type { Language } from './languages'

/** Path of a page on a host: its own path, with the language's prefix on a host of another language. */
export function localPath(path: string, language: Language, siteLanguage: Language): string {
  if (language === siteLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Path without its language prefix (`/en/pricing` -> `/pricing`, `/en` -> `/`). */
export function withoutPrefix(pathname: string): string {
  const prefix = prefixLanguage(pathname)
  return prefix ? pathname.slice(prefix.length + 1) || '/' : pathname
}

/** Language of a path on the host of `siteLanguage`. */
export const languageOfPath = (pathname: string, siteLanguage: Language): Language =>
  prefixLanguage(pathname) ?? siteLanguage

/** Absolute address of a page on the site of its language, never with a prefix. */
export const siteUrl = (path: string, language: Language): string => site.sites[language] + path

/** Address of the sign-up form, with the plan and billing cycle that the visitor chose. */
export function registerUrl(choice: Record<string, string> = {}): string {
  const url = new URL(site.links.register)
  for (const [name, value] of Object.entries(choice)) url.searchParams.set(name, value)
  return url.href
}
