import type { ReactNode } from 'react'
import { MarkedTerms } from '../i18n/MarkedTerms'
import * as styles from './PageHeader.module.css'

interface Props {
  title: string
  lead?: string
  /** Stands above the title. */
  before?: ReactNode
  /** A line in small letters below the lead. */
  note?: string
  /** Stands below them. */
  children?: ReactNode
}

/** The first band of a page, with its only first-level heading. */
export const PageHeader = ({ title, lead, note, before, children }: Props) => (
  <div className={styles.header}>
    {before}
    <h1 id="page-title" className={styles.title}>
      {title}
    </h1>
    {lead && (
      <p className={`${styles.lead} lead`}>
        <MarkedTerms>{lead}</MarkedTerms>
      </p>
    )}
    {note && <p className={styles.note}>{note}</p>}
    {children}
  </div>
)
