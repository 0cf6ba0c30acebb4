import type { Language } from '../../site/languages'
import { policyName } from './nginxHeaders'
import { headerMap, literal, map } from './nginxSyntax'
import { exceptionsOf } from './securityHeaders'
import type { TwinRow } from './twinRows'

/** Names of the variables that a host's build sets in nginx. */
export const hostVariables = (siteLanguage: Language) =>
  ({ policy: `$${siteLanguage}_policy`, twin: `$${siteLanguage}_twin` }) as const

/**
 * `_nginx.conf`: what only the build of a host knows, as maps for nginx's `http` level: its policy, and the twin of each page in the
 * language that `?lang=` asks for (`$asked_language`, nginxHttp.ts).
 */
export function nginxHostMaps(siteLanguage: Language, contentSecurityPolicy: string, twins: readonly TwinRow[]): string {
  const variable = hostVariables(siteLanguage)
  return [
    ...headerMap(variable.policy, contentSecurityPolicy, exceptionsOf(policyName)),
    '',
    ...map(
      '"$asked_language$uri"',
      variable.twin,
      twins.map(({ path, language, twin }) => [literal(language + path), literal(twin)] as const),
    ),
    '',
  ].join('\n')
}
