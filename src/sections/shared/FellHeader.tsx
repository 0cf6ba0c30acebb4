import type { ComponentProps } from 'react'
import { PageHeader } from './PageHeader'
import * as styles from './FellHeader.module.css'

/** The first band of a page without a picture: on a wide screen fells and the sun are drawn beside its words. */
export const FellHeader = (props: ComponentProps<typeof PageHeader>) => (
  <div className={styles.fells}>
    <PageHeader {...props} />
  </div>
)
