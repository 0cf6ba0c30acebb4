import type { ComponentProps, ReactNode } from 'react'
import { Fell } from '../../components/illustrations/Fell'
import * as styles from './FellHeader.module.css'
import { PageHeader } from './PageHeader'

interface Props extends ComponentProps<typeof PageHeader> {
  /** What stands on the slope: something of the page's own. */
  landmark: ReactNode
}

/** The first band of a page without a picture: a slope below its words, on a wide screen beside. */
export const FellHeader = ({ landmark, ...header }: Props) => (
  <div className={styles.fells}>
    <PageHeader {...header} />
    <Fell>{landmark}</Fell>
  </div>
)
