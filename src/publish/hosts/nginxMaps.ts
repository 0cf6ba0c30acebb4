import type { Language } from '../../site/languages'
import {
  closedPolicy,
  headersOfExceptions,
  headerExceptionsOf,
  policyName,
  securityHeaders,
} from '../../build/policy/securityHeaders'
import type { FormerAddress } from '../../build/pages/formerAddresses'
import type { LanguageRedirect } from './languageRedirects'
import { cacheClasses, hashedPath } from './cacheClasses'
import { answeredMethods } from './requestRules'

/** A pattern as nginx reads it back between quotes. */
export const quotedPattern = (value: string): string => value.replace(/[\\"]/g, '\\$&')

/** A value as nginx reads it back between quotes. Throws where nginx would see a variable or two lines. */
export function quotedValue(value: string): string {
  if (/[$\n\r]/.test(value)) throw new Error(`This cannot stand in an nginx configuration as it is: ${value}`)
  return quotedPattern(value)
}

type Rows = readonly (readonly [key: string, value: string])[]

/**
 * A `map` of a variable to another one. The status changes while a request is answered, so that its maps are looked up
 * each time.
 */
const map = (from: string, to: string, rows: Rows, fallback = ''): string =>
  [
    `map "${from}" ${to} {`,
    ...(from.includes('$status') ? ['  volatile;'] : []),
    `  default "${quotedValue(fallback)}";`,
    ...rows.map(([key, value]) => `  "${key}" "${quotedValue(value)}";`),
    '}\n',
  ].join('\n')

/**
 * nginx sends headers twice for 416: for the file before it looks at the range, then for its own page, with the first
 * ones kept. So the second time there is none.
 */
const not416 = ['~^416 ', ''] as const

/** A `map` to a header's value, with other values for the paths that match the patterns. */
const headerMap = (to: string, value: string, exceptions: Rows = []): string =>
  map(
    '$status $uri',
    to,
    [not416, ...exceptions.map(([path, other]) => [quotedPattern(`~^\\d+ ${path}`), other] as const)],
    value,
  )

const variableOf = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`

/** Every header but the policy, which differs from server to server. */
const common = [...securityHeaders(''), ...headersOfExceptions.map((name) => [name, ''] as const)].filter(
  ([name]) => name !== policyName,
)

/**
 * `maps/headers.conf`: the values of the headers. A hashed file may be kept for a year when it is sent whole; an answer
 * to a range may not, because nginx chooses the header before it knows whether the range fits the file.
 */
export const headerMaps = (): string =>
  [
    headerMap('$closed_policy', closedPolicy),
    ...common.map(([name, value]) => headerMap(variableOf(name), value, headerExceptionsOf(name))),
    map(
      '$status $http_range $uri',
      '$cache_control',
      [
        not416,
        [quotedPattern(`~^(?:200|304)  (?:${hashedPath})$`), cacheClasses.hashed],
        ['~^(?:20[06]|30[124]) ', cacheClasses.revalidated],
      ],
      cacheClasses.missing,
    ),
    map('$status', '$allow', [['405', answeredMethods.join(', ')]]),
  ].join('\n')

/** `headers.conf`: what each server sends with every status, besides its policy. */
export const headerLines = (): string =>
  [...common.map(([name]) => name), 'Cache-Control', 'Allow']
    .map((name) => `add_header ${name} ${variableOf(name)} always;\n`)
    .join('')

/**
 * `_nginx.conf`: what only the build of a host knows: its policy, the translation of each page in the language that
 * `?lang=` asks for, and where pages are that have moved.
 */
export const hostMaps = (
  siteLanguage: Language,
  contentSecurityPolicy: string,
  translations: readonly LanguageRedirect[],
  formerAddresses: readonly FormerAddress[],
): string =>
  [
    headerMap(`$${siteLanguage}_policy`, contentSecurityPolicy, headerExceptionsOf(policyName)),
    map(
      '$asked_language$uri',
      `$${siteLanguage}_translation`,
      translations.map(({ path, language, translation }) => [quotedValue(language + path), translation] as const),
    ),
    map(
      '$plain_path',
      `$${siteLanguage}_moved`,
      formerAddresses.map(({ from, to }) => [quotedValue(from), to] as const),
    ),
  ].join('\n')
