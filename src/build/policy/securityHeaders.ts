import { editorIsPublished } from '../../site/editorIsPublished'
import { editorPath } from '../../site/publicFiles'
import { contentSecurityPolicy, policies, type Policy } from './policies'

export type Header = readonly [name: string, value: string]

/** The only header whose value each build makes; all others are the same for every host. */
export const cspHeader = 'Content-Security-Policy'

/** Features of the browser that no page of the site uses. */
const unusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb'.split(' ')

const isOrigin = (source: string) => source.includes('://')

/**
 * Returns the value of Cross-Origin-Embedder-Policy: the strictest one that works with the third parties.
 * `require-corp` and `credentialless` demand a header of frames that third parties hardly ever send. `credentialless`
 * loads scripts, styles and images of third parties without cookies.
 */
function embedderPolicy(policy: Policy): string {
  if (policy['frame-src'].some(isOrigin)) return 'unsafe-none'
  const loaded = [policy['script-src'], policy['style-src'], policy['img-src'], policy['media-src'], policy['font-src']]
  return loaded.flat().some(isOrigin) ? 'credentialless' : 'require-corp'
}

/** Returns the headers of answers with a policy. `value` is the value of Content-Security-Policy. */
export const headersWithPolicy = (policy: Policy, value: string): readonly Header[] => [
  [cspHeader, value],
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', embedderPolicy(policy)],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** Returns the headers that every answer of a host carries, whatever its status. */
export const securityHeaders = (value: string): readonly Header[] => headersWithPolicy(policies.site, value)

/** The headers of the editor: its own policy, and no indexing by search engines. */
export const editorHeaders: readonly Header[] = [
  ...headersWithPolicy(policies.editor, contentSecurityPolicy(policies.editor)),
  ['X-Robots-Tag', 'noindex, nofollow'],
]

/** Value of Content-Security-Policy for answers that show nothing of the site: plain HTTP, and unknown host names. */
export const closedPolicy = contentSecurityPolicy(policies.closed)

/** Pattern for the beginning of the editor's paths. */
export const editorPattern = `${editorPath}(?:/|$)`

const common = new Map(securityHeaders(''))

/** The headers by which these paths differ from the rest of a host; none if the hosts have no editor. */
export const editorHeaderOverrides: readonly Header[] = editorIsPublished
  ? editorHeaders.filter(([name, value]) => common.get(name) !== value)
  : []
