import type { ReactNode } from 'react'
import { Sheet } from '../Sheet'
import * as styles from './Sides.module.css'

/** A curve from a row at the left to a row at the right: where they are, in per cent of the height. */
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

interface PaperProps {
  marked?: boolean
  /** It stands last in a list of pairs. */
  last?: boolean
  children: ReactNode
}

/** A row that is a piece of paper; a marked one needed a look. */
export const PaperRow = ({ marked = false, last = false, children }: PaperProps) => (
  <div className={marked ? styles.marked : last ? styles.last : undefined}>
    <Sheet tone="paper">{children}</Sheet>
  </div>
)

/** The middle of one of `count` rows that are equally high, in per cent of all of them. */
export const middle = (index: number, count: number): number => (100 * (index + 0.5)) / count

/** The curves, in the column between both. */
export const Wires = ({ wires, children }: { wires: readonly Wire[]; children?: ReactNode }) => (
  <svg className={styles.wires} viewBox="0 0 100 100" preserveAspectRatio="none">
    {children}
    {wires.map(({ from, to, odd }, index) => (
      <path
        key={index}
        strokeDasharray={odd ? '3 8' : undefined}
        vectorEffect="non-scaling-stroke"
        d={`M0 ${from}C50 ${from} 50 ${to} 100 ${to}`}
      />
    ))}
  </svg>
)

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
    <Wires wires={wires}>
      <path className={styles.down} vectorEffect="non-scaling-stroke" d="M50 0V100M0 50L50 100L100 50" />
    </Wires>
    <div className={styles.side}>
      <p className={styles.title}>{titles[1]}</p>
      <div className={styles.rows}>{right}</div>
    </div>
  </div>
)
