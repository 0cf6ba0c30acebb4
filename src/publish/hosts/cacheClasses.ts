import { bundledName, mediaFolder } from '../../build/util/gatsbyInternals'
import { socialImageFolder } from '../../site/publicFiles'

/**
 * Paths of files that have a hash of their content in their name, as the source of a pattern for JavaScript and nginx.
 */
export const hashedPath = String.raw`/(?:${mediaFolder}|${socialImageFolder})/.+|/${bundledName}`

/** Values of Cache-Control: one row a class of answers. */
export const cacheClasses = {
  /** Files that never change under their name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, data, redirects: asked for again each time, so that a deployment is seen at once. */
  revalidated: 'public, max-age=0, must-revalidate',
  /** What is not there may be there after the next deployment. */
  missing: 'no-store',
} as const

const hashed = new RegExp(`^(?:${hashedPath})$`)

/** True for the path of a file that is kept for ever under its name. */
export const isHashed = (path: string): boolean => hashed.test(path)
