import type { GatsbyNode } from 'gatsby'
import { bringUnusedImagesBack } from '../images/unusedImages'
import { recordCodeDigest } from '../util/staleCaches'

/**
 * Gatsby's `onPluginInit`. At this point Gatsby has decided whether it keeps its caches. Records the digest of the code
 * that the caches belong to, and restores the images that the caches regard as already made.
 */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  recordCodeDigest()
  bringUnusedImagesBack()
}
