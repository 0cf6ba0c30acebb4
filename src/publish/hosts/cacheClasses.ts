import { bundledName, mediaFolder } from '../../build/util/gatsbyInNode'
import { drawnImageFolder } from '../../site/publicFiles'

/** Source of a pattern, for JavaScript and nginx: paths of files with a hash of their content in the name. */
export const hashedPath = String.raw`/(?:${mediaFolder}|${drawnImageFolder})/.+|/${bundledName}`

/** Values of Cache-Control, one for each class of answers. */
export const cacheClasses = {
  /** Files whose content never changes under the same name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, data, redirects: browsers check them each time, so a deployment is visible at once. */
  revalidated: 'public, max-age=0, must-revalidate',
  /** A missing page may exist after the next deployment. */
  missing: 'no-store',
} as const

const hashed = new RegExp(`^(?:${hashedPath})$`)

/** True for the path of a file whose name contains a hash of its content. */
export const isHashed = (path: string): boolean => hashed.test(path)
