import { isLanguage, type Language } from './languages'

/** The language prefix of a path (`/en/pricing` -> `en`), or undefined where it has none. */
export const prefixLanguage = (pathname: string): Language | undefined => {
  const segment = pathname.split('/', 2)[1]
  return isLanguage(segment) ? segment : undefined
}

/** Path of a page on a host: its own path, with the language's prefix on a host of another language. */
export function localPath(path: string, language: Language, siteLanguage: Language): string {
  if (language === siteLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Path without its language prefix (`/en/pricing` -> `/pricing`, `/en` -> `/`), never with two leading slashes. */
export function withoutPrefix(pathname: string): string {
  const prefix = prefixLanguage(pathname)
  return prefix ? `/${pathname.slice(prefix.length + 1).replace(/^[/\\]+/, '')}` : pathname
}

/** Language of a path on the host of `siteLanguage`. */
export const languageOfPath = (pathname: string, siteLanguage: Language): Language =>
  prefixLanguage(pathname) ?? siteLanguage
