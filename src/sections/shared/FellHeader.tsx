import type { ComponentProps, ReactNode } from 'react'
import { Fell } from '../../components/illustrations/Fell'
import * as styles from './FellHeader.module.css'
import { PageHeader } from './PageHeader'

interface Props extends ComponentProps<typeof PageHeader> {
  /** A drawing for the slope; each page has its own. */
  scenery: ReactNode
}

/** The first band of a page without a picture: the header, and a slope below it, on a wide screen beside it. */
export const FellHeader = ({ scenery, ...header }: Props) => (
  <div className={styles.fells}>
    <PageHeader {...header} />
    <Fell>{scenery}</Fell>
  </div>
)
