import type { ReactNode } from 'react'
import { withoutInvisible } from '../../site/invisible'
import * as styles from './Picture.module.css'

/** The frame of a product picture. To assistive technology it is one image with a label. */
export const Picture = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.picture} role="img" aria-label={withoutInvisible(label)}>
    <div className={styles.inner} aria-hidden="true">
      {children}
    </div>
  </div>
)
