import type { ReactNode } from 'react'
import { withoutMarks } from '../site/invisible'
import * as styles from './Picture.module.css'

/** A drawn picture of text and shapes; to assistive technology one picture with a label. */
export const Picture = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.picture} role="img" aria-label={withoutMarks(label)}>
    <div className={styles.inner} aria-hidden="true">
      {children}
    </div>
  </div>
)
