/** Where every host has the list of what others have made of its scripts and fonts, with the licences. */
export const licensesPath = '/licenses.txt'

/** Folder of social images and of covers in feeds; their names are digests, so they may be kept for ever. */
export const socialImageFolder = 'og'

/** Media type of every social image, as it is announced. */
export const socialImageType = 'image/jpeg'

/** Width and height of every social image in pixels; networks crop other shapes. */
export const socialImageSize = { width: 1200, height: 630 } as const

/** The image that stands for a page where it is shared. */
export interface SocialImage {
  /** Path on the site of the page's language; it changes with what is drawn. */
  path: string
  /** What is written on it. */
  alt: string
}

/** The icon for tabs: drawn by hand, in static/. */
export const favicon = '/favicon.svg'

/** Sides in pixels of the images in `/favicon.ico`, for whoever does not take SVG. */
export const icoSizes = [16, 32, 48] as const

/** Icons that are made from static/icon-maskable.svg: where each lies, and its side in pixels. */
export const touchIcon = { path: '/apple-touch-icon.png', size: 180 } as const

/** The company's mark for crawlers. */
export const logoIcon = { path: '/icon-512.png', size: 512, purpose: 'any' } as const

/** Icons that a home screen chooses from (www.w3.org/TR/appmanifest). */
export const manifestIcons = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  logoIcon,
  { path: '/icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** Where a host has its 404 page; below a prefix, that of another language. */
export const notFoundPath = '/404.html'
