import type { GatsbyNode } from 'gatsby'
import { bringUnusedImagesBack } from '../images/unusedImages'
import { recordCodeDigest } from '../util/staleCaches'

/**
 * Gatsby has decided by now whether it keeps its caches. Notes which code they belong to, and brings back the images
 * that they take for made.
 */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  recordCodeDigest()
  bringUnusedImagesBack()
}
