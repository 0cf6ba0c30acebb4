import type { AnchorHTMLAttributes } from 'react'

/** Replaces Gatsby in component tests: a link is an anchor, a query does nothing. */
export const Link = ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

export const graphql = () => undefined
