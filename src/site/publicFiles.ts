/** Path of the list of third-party code and fonts on every host, with the licences. */
export const licensesPath = '/licenses.txt'

/** Folder of social images and of the covers in feeds. Their names are digests, so browsers may cache them for ever. */
export const drawnImageFolder = 'og'

/** Media type of all social images, as the tags in the head give it. */
export const socialImageType = 'image/jpeg'

/** Width and height of every social image in pixels; networks crop other shapes. */
export const socialImageSize = { width: 1200, height: 630 } as const

/** The image that other sites show with a link to a page. */
export interface SocialImage {
  /** Path on the host of the page's language; a changed image has another path. */
  path: string
  /** The words on it. */
  alt: string
}

/** The icon for tabs, a file in static/. */
export const favicon = '/favicon.svg'

/** Sides in pixels of the images in `/favicon.ico`, for programs that do not support SVG. */
export const icoSizes = [16, 32, 48] as const

/** Icons made from static/icon-maskable.svg, with their paths and their sides in pixels. */
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

/** Path of a host's 404 page; below a prefix, of the 404 page in that language. */
export const notFoundPath = '/404.html'

/** Path of the editor, where a host has it. */
export const editorPath = '/admin'
