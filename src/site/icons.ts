/** The icon for tabs: drawn by hand, in static/. */
export const favicon = '/favicon.svg'

/** Sides in pixels of the pictures in `/favicon.ico`, for whoever does not take SVG. */
export const icoSizes = [16, 32, 48] as const

/** Icons that are made from static/icon-maskable.svg: where each lies, and its side in pixels. */
export const touchIcon = { path: '/apple-touch-icon.png', size: 180 } as const

/** The company's mark for crawlers. */
export const logo = { path: '/icon-512.png', size: 512, purpose: 'any' } as const

/** Icons that a home screen chooses from (www.w3.org/TR/appmanifest). */
export const manifestIcons = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  logo,
  { path: '/icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const
