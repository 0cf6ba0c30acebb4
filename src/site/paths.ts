import { aliasLanguages, isLanguage, type Language } from './languages'

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

/** Unprefixed own path per language in which a page exists. */
export type Translations = Partial<Record<Language, string>>

/**
 * The paths under which a page answers on a host, each with the language that it shows, made of its unprefixed paths,
 * present or former: one with the host's prefix for every language, and an alias without it for Finnish and English
 * (requirement 2.7), if the page exists in the host's own language.
 */
export const answersOn = (
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

/** Path without its language prefix (`/en/pricing` -> `/pricing`, `/en` -> `/`), never with two leading slashes. */
export function withoutPrefix(pathname: string): string {
  const prefix = prefixLanguage(pathname)
  return prefix ? `/${pathname.slice(prefix.length + 1).replace(/^[/\\]+/, '')}` : pathname
}

/** Slots of a path that each of the pages it stands for fills in its own way; `{product}` is the same everywhere. */
const ownSlot = /\{(?!product\})\w+\}/

/** True for a path that stands for many pages (`/blog/{slug}`). */
export const hasSlot = (pattern: string): boolean => ownSlot.test(pattern)

/** The slots of a path that are its own, in the order of the alphabet. */
export const ownSlots = (pattern: string): string[] =>
  [...pattern.matchAll(new RegExp(ownSlot, 'g'))].map(([slot]) => slot).sort()

/** A path with its `{slots}` filled in; throws, with the name of the path, where a slot stays empty. */
export const fillPattern = (pattern: string, values: Readonly<Record<string, string>>, name: string): string =>
  pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot]
    if (value === undefined) throw new Error(`${name} needs the slot "${slot}"`)
    return value
  })

type Params = Readonly<Record<string, string>>

/** Patterns of a row of the route table: those that it has, and those that it had before. */
interface Patterns {
  path: Readonly<Record<Language, string>>
  was?: Readonly<Partial<Record<Language, readonly string[]>>>
}

/** Unprefixed path of a page in a language; throws where a slot of its pattern is not filled. */
export type OwnPath<Id extends string = string> = (id: Id, language: Language, params?: Params) => string

/**
 * Every unprefixed path that a page has had in a language, the present one first; `params` are the sets that it has
 * (the first) and had.
 */
export type OwnPaths<Id extends string = string> = (id: Id, language: Language, params?: readonly Params[]) => string[]

const fillSlots = (pattern: string, id: string, language: Language, params: Params) =>
  fillPattern(pattern, params, `Path of "${id}" (${language})`)

/** The own path of each page of a route table. `product` fills `{product}`, which is the same in all of them. */
export const ownPathFrom =
  <Id extends string>(routes: Readonly<Record<Id, Patterns>>, product: string): OwnPath<Id> =>
  (id, language, params = {}) =>
    fillSlots(routes[id].path[language], id, language, { product, ...params })

/**
 * The own paths of each page of a route table, former ones included: each pattern of a row with each set of parameters.
 */
export const ownPathsFrom =
  <Id extends string>(routes: Readonly<Record<Id, Patterns>>, product: string): OwnPaths<Id> =>
  (id, language, params = [{}]) =>
    [routes[id].path[language], ...(routes[id].was?.[language] ?? [])].flatMap((pattern) =>
      params.map((values) => fillSlots(pattern, id, language, { product, ...values })),
    )
