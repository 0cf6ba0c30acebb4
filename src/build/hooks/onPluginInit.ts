import type { GatsbyNode } from 'gatsby'
import { bringUnusedBack } from '../images/unusedImages'
import { noteCode } from '../util/staleCaches'

/** Gatsby has decided by now whether it keeps its caches: from here on they are those of the present code, and what they believe in is there. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  noteCode()
  bringUnusedBack()
}
