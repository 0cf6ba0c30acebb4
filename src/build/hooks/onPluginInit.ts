import type { GatsbyNode } from 'gatsby'
import { noteCode } from '../util/staleCaches'

/** Gatsby has decided by now whether it keeps its caches: from here on they are those of the present code. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => noteCode()
