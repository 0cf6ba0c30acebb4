import type { AnchorHTMLAttributes } from 'react'

/** Stands in for Gatsby in component tests: links are anchors, queries nothing. */
export const Link = ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

export const graphql = () => undefined
