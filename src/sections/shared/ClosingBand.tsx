import type { ReactNode } from 'react'
import { SlopeDivider } from '../../components/illustrations/SlopeDivider'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import * as styles from './ClosingBand.module.css'

/** The last band of a page, with the slope as its upper edge. */
export const ClosingBand = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.band} data-pagefind-ignore="all">
    <SlopeDivider />
    <div className={styles.inner}>
      <h2>
        <MarkedTerms>{title}</MarkedTerms>
      </h2>
      {children}
    </div>
  </section>
)
