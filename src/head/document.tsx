import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { printed, withoutStyleAttributes, type RecognisableProps } from './gatsbyDocument'
import { collectedHead } from './Head'
import { sharedTags } from './headTags'
import { tagElements } from './tagElements'
import { notFoundPath } from '../site/publicFiles'
import font from '../styles/fonts/schibsted-grotesk-latin-wght-normal.woff2'

const isNotFound = (pathname: string) => pathname.endsWith(notFoundPath)

/** The status line and the spinner are outside React, so that they stay when the page changes. */
const startOfBody = (pathname: string) => [
  <div key="status" id="status" aria-live="polite" aria-atomic="true" />,
  <div key="spinner" id="spinner" aria-hidden="true" />,
  <script
    key="boot"
    data-without-app={isNotFound(pathname) || undefined}
    dangerouslySetInnerHTML={{ __html: __BOOT_SCRIPT__ }}
  />,
]

/** Renders synchronously: the head must be collected before another page is rendered. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = (args) => {
  const body = renderToString(args.bodyComponent as ReactElement)
  const { htmlAttributes, components } = collectedHead()
  args.replaceBodyHTMLString(withoutStyleAttributes(body))
  args.setHtmlAttributes(htmlAttributes)
  args.setHeadComponents(components)
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents, setPreBodyComponents }) => {
  setHeadComponents(tagElements(sharedTags({ ...__HEAD__, font })))
  setPreBodyComponents(startOfBody(pathname))
}

/** What Gatsby prints and this site replaces. `develop` has no style sheet of its own and keeps Gatsby's. */
const unused = [
  printed.generator,
  printed.pagePath,
  printed.scripts,
  printed.imageHelpers,
  ...(__HEAD__.styleSheets.length > 0 ? [printed.styleSheet] : []),
]

const isUsed = (node: ReactNode) =>
  !isValidElement<RecognisableProps>(node) || !unused.some((recognises) => recognises(node))

/** Removes from a page what the policy forbids, and Gatsby's script tags: the boot script loads the application. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  args.replaceHeadComponents(args.getHeadComponents().filter(isUsed))
  args.replacePostBodyComponents(args.getPostBodyComponents().filter(isUsed))
}
