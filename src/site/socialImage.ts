/** Width and height of every social image in pixels; networks crop other shapes. */
export const socialImageSize = { width: 1200, height: 630 } as const

/** Folder of the social images on a host; their names are digests, so they may be kept for ever. */
export const socialImageFolder = 'og'

/** The image that stands for a page where it is shared. */
export interface SocialImage {
  /** Path on the site of the page's language; it changes with what is drawn. */
  path: string
  /** What is written on it. */
  alt: string
}
