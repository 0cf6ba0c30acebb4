import type { GatsbyNode } from 'gatsby'
import { bringUnusedBack } from '../images/unusedImages'
import { noteCode } from '../util/staleCaches'

/**
 * Gatsby has decided by now whether it keeps its caches. Notes which code they belong to, and brings back the images that they take for made.
 */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  noteCode()
  bringUnusedBack()
}
