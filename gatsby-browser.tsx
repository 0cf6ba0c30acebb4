import './src/styles/global.css'
import { prefetchOnIntent } from './src/client/prefetchOnIntent'
import { watchNavigation } from './src/client/watchNavigation'

export { wrapPageElement, wrapRootElement } from './src/layout/wrappers'
export { replaceHydrateFunction } from './src/client/hydrate'

export const onClientEntry = () => watchNavigation()
export const onInitialClientRender = () => prefetchOnIntent()
export const disableCorePrefetching = () => true
