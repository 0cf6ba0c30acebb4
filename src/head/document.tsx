import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { collectedHead } from './Head'
import font from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'

const startOfHead = [
  ...__STYLE_SHEETS__.map(({ path, integrity }) => <link key={path} rel="stylesheet" href={path} integrity={integrity} />),
  <link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />,
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <meta key="theme-light" name="theme-color" content="#f6f9fc" media="(prefers-color-scheme: light)" />,
  <meta key="theme-dark" name="theme-color" content="#0d1626" media="(prefers-color-scheme: dark)" />,
]

const isNotFound = (pathname: string) => pathname.endsWith('/404.html')

/** The status line and the spinner stand outside React, so that they outlive a change of page. */
const startOfBody = (pathname: string) => [
  <div key="status" id="status" role="status" />,
  <div key="spinner" id="spinner" aria-hidden="true" />,
  <script
    key="boot"
    data-app={isNotFound(pathname) ? 'none' : undefined}
    dangerouslySetInnerHTML={{ __html: __BOOT_SCRIPT__ }}
  />,
]

/** Style attributes that Gatsby prints and a strict policy forbids; `base.css` has the rules instead. */
const gatsbyStyle = / style="[^"]*"(?= tabindex="-1" id="gatsby-focus-wrapper")|(id="gatsby-announcer") style="[^"]*"/g

/** Renders in one go: the head must be collected before another page is rendered. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = (args) => {
  const body = renderToString(args.bodyComponent as ReactElement)
  const { htmlAttributes, components } = collectedHead()
  args.replaceBodyHTMLString(body.replace(gatsbyStyle, '$1'))
  args.setHtmlAttributes(htmlAttributes)
  args.setHeadComponents(components)
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents, setPreBodyComponents }) => {
  setHeadComponents(startOfHead)
  setPreBodyComponents(startOfBody(pathname))
}

interface Printed {
  name?: string
  sliceId?: string
  'data-identity'?: string
}

/** What Gatsby prints into pages and this site has in another form: inline styles, image helpers, scripts, its own name. */
function isUnused(node: ReactNode): boolean {
  if (!isValidElement<Printed>(node)) return false
  const { name, sliceId, 'data-identity': identity } = node.props
  return (
    /^(gatsby-image-style|script-loader)/.test(String(node.key)) ||
    name === 'generator' ||
    sliceId === '_gatsby-scripts' ||
    (identity === 'gatsby-global-css' && __STYLE_SHEETS__.length > 0)
  )
}

/** Leaves nothing in a page that a strict policy forbids, and no script but the boot script. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  args.replaceHeadComponents(args.getHeadComponents().filter((node) => !isUnused(node)))
  args.replacePostBodyComponents(args.getPostBodyComponents().filter((node) => !isUnused(node)))
}
