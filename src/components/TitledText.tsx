import type { ReactNode } from 'react'
import { MarkedTerms } from '../i18n/MarkedTerms'
import * as styles from './TextBlock.module.css'

/** A third-level heading with a text below it. */
export const TitledText = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={styles.block}>
    <h3>
      <MarkedTerms>{title}</MarkedTerms>
    </h3>
    <p>
      <MarkedTerms>{children}</MarkedTerms>
    </p>
  </div>
)
