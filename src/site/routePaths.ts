import type { Language } from './languages'
import { fillPattern } from './pathPattern'

type Params = Readonly<Record<string, string>>

/** Patterns of a row of the route table: those that it has, and those that it had before. */
interface Patterns {
  path: Readonly<Record<Language, string>>
  was?: Readonly<Partial<Record<Language, readonly string[]>>> | null
}

/** Unprefixed path of a page in a language; throws where a parameter of its pattern is not given. */
export type OwnPath<Id extends string = string> = (id: Id, language: Language, params?: Params) => string

/** Every unprefixed path that a page has had in a language, the present one first; `params` are the sets that it has (the first) and had. */
export type OwnPaths<Id extends string = string> = (id: Id, language: Language, params?: readonly Params[]) => string[]

const filled = (pattern: string, id: string, language: Language, params: Params) =>
  fillPattern(pattern, params, `Path of "${id}" (${language})`)

/** Gives the paths of a route table. `product` fills `{product}`, which is the same in all of them. */
export const pathsOf =
  <Id extends string>(routes: Readonly<Record<Id, Patterns>>, product: string): OwnPath<Id> =>
  (id, language, params = {}) =>
    filled(routes[id].path[language], id, language, { product, ...params })

/** Gives the paths of a route table together with the former ones: each pattern of a row with each set of parameters. */
export const everyPathOf =
  <Id extends string>(routes: Readonly<Record<Id, Patterns>>, product: string): OwnPaths<Id> =>
  (id, language, params = [{}]) =>
    [routes[id].path[language], ...(routes[id].was?.[language] ?? [])].flatMap((pattern) =>
      params.map((values) => filled(pattern, id, language, { product, ...values })),
    )
