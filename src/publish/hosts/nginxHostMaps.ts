import type { Language } from '../../site/languages'
import { headerMap, literal, map } from './nginxSyntax'
import { exceptionsOf, policyName } from '../../build/policy/securityHeaders'
import type { FormerAddress } from '../../build/pages/formerAddresses'
import type { AlternateRow } from './alternateRows'

/** Names of the variables that a host's build sets in nginx. */
export const hostVariables = (siteLanguage: Language) =>
  ({
    policy: `$${siteLanguage}_policy`,
    translation: `$${siteLanguage}_translation`,
    moved: `$${siteLanguage}_moved`,
  }) as const

/**
 * `_nginx.conf`: what only the build of a host knows, as maps for nginx's `http` level: its policy, and the translation of each page in the
 * language that `?lang=` asks for (`$asked_language`, nginxHttp.ts), and where pages are that have moved (`$plain_path`, likewise).
 */
export function nginxHostMaps(
  siteLanguage: Language,
  contentSecurityPolicy: string,
  translations: readonly AlternateRow[],
  moved: readonly FormerAddress[],
): string {
  const variable = hostVariables(siteLanguage)
  return [
    ...headerMap(variable.policy, contentSecurityPolicy, exceptionsOf(policyName)),
    '',
    ...map(
      '"$asked_language$uri"',
      variable.translation,
      translations.map(({ path, language, translation }) => [literal(language + path), literal(translation)] as const),
    ),
    '',
    ...map(
      '$plain_path',
      variable.moved,
      moved.map(({ from, to }) => [literal(from), literal(to)] as const),
    ),
    '',
  ].join('\n')
}
