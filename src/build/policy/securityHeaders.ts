import { adminHeaders, adminPath } from './adminPolicy'

export type Header = readonly [name: string, value: string]

/** Abilities of the browser that no page of the site uses. */
const unusedFeatures = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb']

/** Value of Content-Security-Policy where nothing of the site is shown: hosts that nobody asked for. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The headers that every answer of a host carries, whatever its status. */
export const securityHeaders = (contentSecurityPolicy: string): readonly Header[] => [
  ['Content-Security-Policy', contentSecurityPolicy],
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** Paths whose answers differ in some headers from the rest of the host, as a pattern from the path's beginning. */
export const exceptions: readonly { pattern: string; paths: readonly string[]; headers: readonly Header[] }[] = [
  { pattern: `${adminPath}(?:/|$)`, paths: [adminPath, `${adminPath}/*`], headers: Object.entries(adminHeaders) },
]

/** Headers that only exceptions carry. */
export const exceptionalNames: readonly string[] = [
  ...new Set(exceptions.flatMap(({ headers }) => headers.map(([name]) => name))),
].filter((name) => !securityHeaders('').some(([other]) => other === name))

/** The headers of `securityHeaders` as an answer to a path carries them. */
export const headersAt = (path: string, contentSecurityPolicy: string): Header[] => {
  const special = exceptions.filter(({ pattern }) => new RegExp(`^${pattern}`).test(path)).flatMap(({ headers }) => headers)
  return [...new Map([...securityHeaders(contentSecurityPolicy), ...special])]
}

/** Values of a header for the paths at which it differs, by pattern. */
export const exceptionsOf = (name: string): (readonly [pattern: string, value: string])[] =>
  exceptions.flatMap(({ pattern, headers }) => headers.filter(([other]) => other === name).map(([, value]) => [pattern, value] as const))
