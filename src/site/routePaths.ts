import type { Language } from './languages'
import { fillPattern } from './pathPattern'

/** Unprefixed path of a page in a language; throws where a parameter of its pattern is not given. */
export type OwnPath<Id extends string = string> = (id: Id, language: Language, params?: Readonly<Record<string, string>>) => string

/** Gives the paths of a route table. `product` fills `{product}`, which is the same in all of them. */
export const pathsOf =
  <Id extends string>(routes: Readonly<Record<Id, { path: Readonly<Record<Language, string>> }>>, product: string): OwnPath<Id> =>
  (id, language, params = {}) =>
    fillPattern(routes[id].path[language], { product, ...params }, `Path of "${id}" (${language})`)
