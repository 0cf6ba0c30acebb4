import type { ReactNode } from 'react'
import { Sheet } from '../Sheet'
import * as styles from './Sides.module.css'

/** A curve from a row at the left to a row at the right: where they are, as shares of the height. */
interface Wire {
  from: number
  to: number
  /** It leads there only after somebody has looked at it. */
  odd?: boolean
}

interface Props {
  titles: readonly [string, string]
  left: ReactNode
  right: ReactNode
  wires: readonly Wire[]
}

/** A row that is a piece of paper; a marked one needed a look. */
export const PaperRow = ({ marked = false, children }: { marked?: boolean; children: ReactNode }) => (
  <div className={marked ? styles.marked : undefined}>
    <Sheet tone="paper">{children}</Sheet>
  </div>
)

/** The middle of one of `count` rows that are equally high, as a share of all of them. */
export const middle = (index: number, count: number): number => (index + 0.5) / count

/**
 * What comes in at the left and what it becomes at the right, joined by curves; on a narrow screen one stands below the
 * other.
 */
export const Sides = ({ titles, left, right, wires }: Props) => (
  <div className={styles.sides}>
    <div className={styles.side}>
      <p className={styles.title}>{titles[0]}</p>
      <div className={styles.rows}>{left}</div>
    </div>
    <svg className={styles.wires} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className={styles.down} vectorEffect="non-scaling-stroke" d="M50 0V100M0 50L50 100L100 50" />
      {wires.map(({ from, to, odd }, index) => (
        <path
          key={index}
          className={odd ? styles.odd : undefined}
          vectorEffect="non-scaling-stroke"
          d={`M0 ${100 * from}C50 ${100 * from} 50 ${100 * to} 100 ${100 * to}`}
        />
      ))}
    </svg>
    <div className={styles.side}>
      <p className={styles.title}>{titles[1]}</p>
      <div className={styles.rows}>{right}</div>
    </div>
  </div>
)
