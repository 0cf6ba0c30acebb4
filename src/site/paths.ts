import { aliasLanguages, isLanguage, type Language } from './languages'

/** Returns the language prefix of a path (`/en/pricing` -> `en`); undefined if there is none. */
export const prefixLanguage = (pathname: string): Language | undefined => {
  const segment = pathname.split('/', 2)[1]
  return isLanguage(segment) ? segment : undefined
}

/** Returns the path of a page on a host: its own path, on a host of another language with its language's prefix. */
export function localPath(path: string, language: Language, hostLanguage: Language): string {
  if (language === hostLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The own path of a page in each language that it exists in. */
export type Translations = Partial<Record<Language, string>>

/**
 * Returns all paths of a page on a host, each with the language that it shows. `paths` are the page's own paths,
 * current or former. Each of them exists with the prefix that the host needs. Finnish and English ones exist also
 * without a prefix, as aliases (requirement 2.7), if the page has a translation in the host's own language.
 */
export const pathsOnHost = (
  hostLanguage: Language,
  paths: readonly (readonly [Language, string])[],
  translations: Readonly<Translations>,
  aliases: readonly Language[] = aliasLanguages,
): [path: string, shows: Language][] =>
  paths.flatMap(([language, path]): [string, Language][] => [
    [localPath(path, language, hostLanguage), language],
    ...(aliases.includes(language) && translations[hostLanguage] !== undefined
      ? [[path, hostLanguage] as [string, Language]]
      : []),
  ])

/**
 * Removes the language prefix (`/en/pricing` -> `/pricing`, `/en` -> `/`). The result never begins with two slashes.
 */
export function withoutPrefix(pathname: string): string {
  const prefix = prefixLanguage(pathname)
  return prefix ? `/${pathname.slice(prefix.length + 1).replace(/^[/\\]+/, '')}` : pathname
}

/** Values of the slots of a path, by their names. */
export type Params = Readonly<Record<string, string>>

/** Fills in the `{slots}` of a path. Throws an error with `name` if a slot has no value. */
export const fillPattern = (pattern: string, values: Params, name: string): string =>
  pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot]
    if (value === undefined) throw new Error(`The path of ${name} needs the slot "${slot}"`)
    return value
  })
