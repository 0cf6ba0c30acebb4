import './src/styles/global.css'

export { wrapPageElement, wrapRootElement } from './src/layout/wrappers'
export { onPreRenderHTML, onRenderBody } from './src/head/document'
