import './src/styles/global.css'
import { prefetchOnIntent } from './src/client/app/prefetchOnIntent'
import { watchNavigation } from './src/client/app/watchNavigation'

export { wrapPageElement, wrapRootElement } from './src/layout/wrappers'
export { replaceHydrateFunction } from './src/client/app/hydrate'

export const onClientEntry = () => watchNavigation()
export const onInitialClientRender = () => prefetchOnIntent()
export const disableCorePrefetching = () => true
