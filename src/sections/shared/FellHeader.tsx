import type { ComponentProps } from 'react'
import { PageHeader } from './PageHeader'
import * as styles from './FellHeader.module.css'

/** The first band of a page without a picture: fells and a sun below its words, on a wide screen beside. */
export const FellHeader = (props: ComponentProps<typeof PageHeader>) => (
  <div className={styles.fells}>
    <PageHeader {...props} />
  </div>
)
