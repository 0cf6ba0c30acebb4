import './src/styles/global.css'

export { wrapPageElement, wrapRootElement } from './src/layout/wrappers'
export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/head/document'
