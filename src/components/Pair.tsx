import type { ReactNode } from 'react'
import * as band from './Band.module.css'
import * as styles from './Pair.module.css'

interface Props {
  tone?: 'plain' | 'soft'
  /** A page header, which brings its own room. */
  words: ReactNode
  picture: ReactNode
}

/** Words beside a picture on a wide screen, above it on a narrow one. */
export const Pair = ({ tone = 'plain', words, picture }: Props) => (
  <div className={band[tone]}>
    <div className={styles.pair}>
      {words}
      <div className={styles.picture}>{picture}</div>
    </div>
  </div>
)
