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
