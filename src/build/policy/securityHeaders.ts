import { editorIsPublished } from '../../site/editorIsPublished'
import { editorPath } from '../../site/editorPath'
import { contentSecurityPolicy, policies, type Policy } from './policies'

export type Header = readonly [name: string, value: string]

/** The header that a build makes; all others are the same for every host. */
export const policyName = 'Content-Security-Policy'

/** Abilities of the browser that no page of the site uses. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

const isOrigin = (source: string) => source.includes('://')

/**
 * Value of Cross-Origin-Embedder-Policy: as strict as the third parties allow. Frames of others hardly ever carry the
 * header that this one asks of them; scripts, styles and images of others are loaded without cookies.
 */
function embedderPolicy(policy: Policy): string {
  if (policy['frame-src'].some(isOrigin)) return 'unsafe-none'
  const loaded = [policy['script-src'], policy['style-src'], policy['img-src'], policy['media-src'], policy['font-src']]
  return loaded.flat().some(isOrigin) ? 'credentialless' : 'require-corp'
}

/** The headers of answers with a policy; `value` is that of Content-Security-Policy. */
export const headersOf = (policy: Policy, value: string): readonly Header[] => [
  [policyName, value],
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', embedderPolicy(policy)],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** The headers that every answer of a host carries, whatever its status. */
export const securityHeaders = (value: string): readonly Header[] => headersOf(policies.site, value)

/** The headers of the editor: a policy of its own, and no search engine. */
export const adminHeaders: readonly Header[] = [
  ...headersOf(policies.editor, contentSecurityPolicy(policies.editor)),
  ['X-Robots-Tag', 'noindex, nofollow'],
]

/** Value of Content-Security-Policy where nothing of the site is shown: plain HTTP, and names that are no host. */
export const closedPolicy = contentSecurityPolicy(policies.closed)

const isCommon = ([name, value]: Header) =>
  securityHeaders('').some(([other, common]) => other === name && common === value)

/** Paths whose answers differ in some headers from the rest of the host, as a pattern from the path's beginning. */
export const headerExceptions: readonly { pattern: string; paths: readonly string[]; headers: readonly Header[] }[] =
  editorIsPublished
    ? [
        {
          pattern: `${editorPath}(?:/|$)`,
          paths: [editorPath, `${editorPath}/*`],
          headers: adminHeaders.filter((header) => !isCommon(header)),
        },
      ]
    : []

/** Headers that only exceptions carry. */
export const headersOfExceptions: readonly string[] = [
  ...new Set(headerExceptions.flatMap(({ headers }) => headers.map(([name]) => name))),
].filter((name) => !securityHeaders('').some(([other]) => other === name))

/** Values of a header for the paths at which it differs, by pattern. */
export const headerExceptionsOf = (name: string): (readonly [pattern: string, value: string])[] =>
  headerExceptions.flatMap(({ pattern, headers }) =>
    headers.filter(([other]) => other === name).map(([, value]) => [pattern, value] as const),
  )
