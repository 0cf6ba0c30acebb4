import { cacheClasses, hashedPath } from './cacheClasses'
import { block, headerMap, literal, quoted } from './nginxSyntax'
import { methods } from './requestRules'
import {
  closedPolicy,
  exceptionalNames,
  exceptionsOf,
  policyName,
  securityHeaders,
} from '../../build/policy/securityHeaders'

const variableOf = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`

/** The policy of servers that show nothing of the site. */
export const closedPolicyVariable = '$closed_policy'

/**
 * `add_header` for every status. They stand at the level of the server only: a location with an `add_header` of its own would drop them.
 * `policy` is the variable that holds the policy.
 */
export const headerLines = (policy: string): string[] => [
  ...[...securityHeaders('').map(([name]) => name), ...exceptionalNames].map(
    (name) => `add_header ${name} ${name === policyName ? policy : variableOf(name)} always;`,
  ),
  'add_header Cache-Control $cache_control always;',
  'add_header Allow $allowed_methods always;',
]

/**
 * The variables of `headerLines`. Only a file that was found and is sent whole lives long: whether a range fits its file is not known yet
 * when the value is chosen.
 */
export const headerMaps: readonly string[] = [
  ...headerMap(closedPolicyVariable, closedPolicy),
  ...securityHeaders('').flatMap(([name, value]) =>
    name === policyName ? [] : headerMap(variableOf(name), value, exceptionsOf(name)),
  ),
  ...exceptionalNames.flatMap((name) => headerMap(variableOf(name), '', exceptionsOf(name))),
  ...block('map "$status $http_range $uri" $cache_control', [
    'volatile;',
    `default ${literal(cacheClasses.missing)};`,
    '"~^416 " "";',
    `${quoted(`~^(?:200|304)  (?:${hashedPath})$`)} ${literal(cacheClasses.hashed)};`,
    `"~^(?:20[06]|30[124]) " ${literal(cacheClasses.asked)};`,
  ]),
  ...block('map $status $allowed_methods', ['volatile;', 'default "";', `405 ${literal(methods.join(', '))};`]),
]
