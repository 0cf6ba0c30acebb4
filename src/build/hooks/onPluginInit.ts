import type { GatsbyNode } from 'gatsby'
import { bringUnusedMediaBack } from '../images/unusedMedia'
import { recordFingerprint } from '../util/staleCaches'

/**
 * Gatsby's `onPluginInit`. At this point Gatsby has decided whether it keeps its caches. Records the digest of the code
 * that the caches belong to, and restores the images that the caches regard as already made.
 */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  recordFingerprint()
  bringUnusedMediaBack()
}
