import type { ReactNode } from 'react'
import * as band from './Bands.module.css'
import * as styles from './Pair.module.css'

interface Props {
  /** A page header; it has padding of its own. */
  words: ReactNode
  picture: ReactNode
}

/** Words beside a picture on a wide screen, above it on a narrow one. */
export const Pair = ({ words, picture }: Props) => (
  <div className={band.soft}>
    <div className={`${band.head} ${styles.pair}`}>
      {words}
      <div className={styles.picture}>{picture}</div>
    </div>
  </div>
)
