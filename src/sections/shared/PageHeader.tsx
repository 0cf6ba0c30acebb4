import type { ReactNode } from 'react'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { Breadcrumbs } from './Breadcrumbs'
import * as styles from './PageHeader.module.css'

interface Props {
  title: string
  lead?: string
  /** A smaller title, for long texts. */
  small?: boolean
  /** A line in small letters below the lead. */
  note?: string
  /** Below title, lead and note. */
  children?: ReactNode
}

/** The header of a page: breadcrumbs, the only first-level heading, and the lead. */
export const PageHeader = ({ title, small, lead, note, children }: Props) => (
  <div className={styles.header}>
    <Breadcrumbs />
    <h1 id="page-title" className={small ? styles.small : styles.title}>
      {title}
    </h1>
    {lead && (
      <p className={`${styles.lead} lead`}>
        <MarkedTerms>{lead}</MarkedTerms>
      </p>
    )}
    {note && <p className={`${styles.lead} small-print`}>{note}</p>}
    {children}
  </div>
)
