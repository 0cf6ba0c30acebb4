import type { Language } from '../../site/languages'
import {
  closedPolicy,
  editorHeaderOverrides,
  editorPattern,
  cspHeader,
  securityHeaders,
} from '../../build/policy/securityHeaders'
import type { FormerAddress } from '../../build/pages/formerAddresses'
import type { LanguageRedirect } from './languageRedirects'
import { cacheClasses, hashedPath } from './cacheClasses'
import { allowedMethods } from './requestRules'

/** Escapes a pattern for double quotes in an nginx configuration. */
export const quotedPattern = (value: string): string => value.replace(/[\\"]/g, '\\$&')

/**
 * Escapes a value for double quotes in an nginx configuration. Throws if nginx would read a variable or a second line.
 */
export function quotedValue(value: string): string {
  if (/[$\n\r]/.test(value)) throw new Error(`This cannot stand in an nginx configuration as it is: ${value}`)
  return quotedPattern(value)
}

type Rows = readonly (readonly [key: string, value: string])[]

/**
 * Returns a `map` from one variable to another. The status changes while nginx answers a request, so nginx may not
 * cache maps that use it.
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
 * nginx adds headers twice for 416: for the file, before it checks the range, and for its own error page. Both would be
 * sent, so the second value is empty.
 */
const not416 = ['~^416 ', ''] as const

/** Returns a `map` to the value of a header, with the editor's value for its paths. */
function headerMap(to: string, name: string, value: string): string {
  const editor = editorHeaderOverrides.filter(([other]) => other === name)
  const path = quotedPattern(`~^\\d+ ${editorPattern}`)
  return map('$status $uri', to, [not416, ...editor.map(([, other]) => [path, other] as const)], value)
}

const variableOf = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`

const values = new Map(securityHeaders(''))

/** The names of all headers except the policy, which differs between servers. */
const names = [...new Set([...securityHeaders(''), ...editorHeaderOverrides].map(([name]) => name))].filter(
  (name) => name !== cspHeader,
)

/**
 * Returns `maps/headers.conf`: the values of the headers. A hashed file may be cached for a year if it is sent whole.
 * An answer to a range request may not, because nginx chooses the header before it knows whether the range fits the
 * file.
 */
export const headerMaps = (): string =>
  [
    map('$status $uri', '$closed_policy', [not416], closedPolicy),
    ...names.map((name) => headerMap(variableOf(name), name, values.get(name) ?? '')),
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
    map('$status', '$allow', [['405', allowedMethods.join(', ')]]),
  ].join('\n')

/** Returns `headers.conf`: the headers that each server sends with every status, except its policy. */
export const headerLines = (): string =>
  [...names, 'Cache-Control', 'Allow'].map((name) => `add_header ${name} ${variableOf(name)} always;\n`).join('')

/**
 * Returns `_nginx.conf`, with what only the build of a host knows: its policy, the translation of each page in the
 * language that `?lang=` names, and the present addresses of moved pages.
 */
export const hostMaps = (
  hostLanguage: Language,
  contentSecurityPolicy: string,
  translations: readonly LanguageRedirect[],
  formerAddresses: readonly FormerAddress[],
): string =>
  [
    headerMap(`$${hostLanguage}_policy`, cspHeader, contentSecurityPolicy),
    map(
      '$asked_language$uri',
      `$${hostLanguage}_translation`,
      translations.map(({ path, language, translation }) => [quotedValue(language + path), translation] as const),
    ),
    map(
      '$plain_path',
      `$${hostLanguage}_moved`,
      formerAddresses.map(({ from, to }) => [quotedValue(from), to] as const),
    ),
  ].join('\n')
