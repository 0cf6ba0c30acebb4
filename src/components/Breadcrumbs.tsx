import type { ReactNode } from 'react'
import * as styles from './Breadcrumbs.module.css'

/** Where a page stands: links from the front page down to the page above it. */
export const Breadcrumbs = ({ label, links }: { label: string; links: readonly ReactNode[] }) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {links.map((link, index) => (
        <li key={index}>{link}</li>
      ))}
    </ol>
  </nav>
)
