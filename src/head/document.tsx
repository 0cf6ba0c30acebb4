import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import font from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'

/**
 * Styles stand in every page, but Gatsby renders a page again only when its code or data changed. With the digest as a key,
 * which is not printed, a change of styles is a change of code.
 */
const startOfHead = [
  <link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />,
  <link key={`icon ${__STYLES_DIGEST__}`} rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <meta key="theme-light" name="theme-color" content="#f6f9fc" media="(prefers-color-scheme: light)" />,
  <meta key="theme-dark" name="theme-color" content="#0d1626" media="(prefers-color-scheme: dark)" />,
]

/** The status line and the spinner stand outside React, so that they outlive a change of page. */
const startOfBody = [
  <div key="status" id="status" role="status" />,
  <div key="spinner" id="spinner" aria-hidden="true" />,
  <script key="boot" dangerouslySetInnerHTML={{ __html: __BOOT_SCRIPT__ }} />,
]

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, setPreBodyComponents }) => {
  setHeadComponents(startOfHead)
  setPreBodyComponents(startOfBody)
}

/** Parts that Gatsby prints and this site does not use, by the beginning of their React key. */
const unused = ['gatsby-image-style', 'script-loader']

const sliceId = (node: ReactNode) => (isValidElement<{ sliceId?: string }>(node) ? node.props.sliceId : undefined)

const isUnused = (node: ReactNode) => isValidElement(node) && unused.some((key) => String(node.key).startsWith(key))

/**
 * Takes out what is not used: image styles and script (pictures are plain), `window.pagePath`. A not-found page stands
 * at any address, so Gatsby's app cannot run on it and is left out.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  const notFound = args.pathname.endsWith('/404.html')
  args.replaceHeadComponents(args.getHeadComponents().filter((node) => !isUnused(node)))
  args.replacePostBodyComponents(
    args
      .getPostBodyComponents()
      .filter((node) => !isUnused(node) && !(notFound && sliceId(node) === '_gatsby-scripts')),
  )
}
