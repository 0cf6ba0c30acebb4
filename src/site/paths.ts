import { aliasLanguages, isLanguage, type Language } from './languages'

/** Returns the language prefix of a path (`/en/pricing` -> `en`); undefined if there is none. */
export const prefixLanguage = (pathname: string): Language | undefined => {
  const segment = pathname.split('/', 2)[1]
  return isLanguage(segment) ? segment : undefined
}

/** Returns the path of a page on a host: its own path, on a host of another language with its language's prefix. */
export function localPath(path: string, language: Language, siteLanguage: Language): string {
  if (language === siteLanguage) return path
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
  siteLanguage: Language,
  paths: readonly (readonly [Language, string])[],
  translations: Readonly<Translations>,
  aliases: readonly Language[] = aliasLanguages,
): [path: string, shows: Language][] =>
  paths.flatMap(([language, path]): [string, Language][] => [
    [localPath(path, language, siteLanguage), language],
    ...(aliases.includes(language) && translations[siteLanguage] !== undefined
      ? [[path, siteLanguage] as [string, Language]]
      : []),
  ])

/**
 * Removes the language prefix (`/en/pricing` -> `/pricing`, `/en` -> `/`). The result never begins with two slashes.
 */
export function withoutPrefix(pathname: string): string {
  const prefix = prefixLanguage(pathname)
  return prefix ? `/${pathname.slice(prefix.length + 1).replace(/^[/\\]+/, '')}` : pathname
}

/** A slot that each page fills in with its own value; `{product}` is the same for all pages. */
const ownSlot = /\{(?!product\})\w+\}/

/** True for a path that stands for many pages (`/blog/{slug}`). */
export const hasSlot = (pattern: string): boolean => ownSlot.test(pattern)

/** Returns the slots of a path without `{product}`, in alphabetical order. */
export const ownSlots = (pattern: string): string[] =>
  [...pattern.matchAll(new RegExp(ownSlot, 'g'))].map(([slot]) => slot).sort()

/** Fills in the `{slots}` of a path. Throws an error with `name` if a slot has no value. */
export const fillPattern = (pattern: string, values: Readonly<Record<string, string>>, name: string): string =>
  pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot]
    if (value === undefined) throw new Error(`${name} needs the slot "${slot}"`)
    return value
  })

type Params = Readonly<Record<string, string>>

/** The current and the former patterns of a row of the route table. */
interface Patterns {
  path: Readonly<Record<Language, string>>
  was?: Readonly<Partial<Record<Language, readonly string[]>>>
}

/** Returns the unprefixed path of a page in a language; throws if a slot of its pattern has no value. */
export type OwnPath<Id extends string = string> = (id: Id, language: Language, params?: Params) => string

/**
 * Returns all unprefixed paths of a page in a language, the current one first. `params` are its sets of parameters, the
 * current one first.
 */
export type OwnPaths<Id extends string = string> = (id: Id, language: Language, params?: readonly Params[]) => string[]

const fillSlots = (pattern: string, id: string, language: Language, params: Params) =>
  fillPattern(pattern, params, `Path of "${id}" (${language})`)

/** Returns the function that gives the own path of a page of a route table. `product` is the value of `{product}`. */
export const ownPathFrom =
  <Id extends string>(routes: Readonly<Record<Id, Patterns>>, product: string): OwnPath<Id> =>
  (id, language, params = {}) =>
    fillSlots(routes[id].path[language], id, language, { product, ...params })

/**
 * Returns the function that gives the current and former own paths of each page of a route table: every pattern of its
 * row with every set of parameters.
 */
export const ownPathsFrom =
  <Id extends string>(routes: Readonly<Record<Id, Patterns>>, product: string): OwnPaths<Id> =>
  (id, language, params = [{}]) =>
    [routes[id].path[language], ...(routes[id].was?.[language] ?? [])].flatMap((pattern) =>
      params.map((values) => fillSlots(pattern, id, language, { product, ...values })),
    )
