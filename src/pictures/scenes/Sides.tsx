import type { ReactNode } from 'react'
import { Sheet } from '../parts/Sheet'
import { SheetHead } from '../parts/SheetHead'
import * as styles from './Sides.module.css'

/** A curve from a row at the left to a row at the right. Both places are percentages of the height. */
interface Wire {
  from: number
  to: number
  /** Somebody had to correct or check the row. */
  dashed?: boolean
}

interface Props {
  titles: readonly [string, string]
  left: ReactNode
  right: ReactNode
  wires: readonly Wire[]
}

interface PaperProps {
  marked?: boolean
  /** On a wide screen it stands last in its column. */
  last?: boolean
  children: ReactNode
}

/** A row on paper. A marked one had to be corrected or checked. */
export const PaperRow = ({ marked = false, last = false, children }: PaperProps) => (
  <div className={marked ? styles.marked : last ? styles.last : undefined}>
    <Sheet tone="paper">{children}</Sheet>
  </div>
)

/** The middle of one of `count` rows of equal height, as a percentage of the height of all rows. */
export const middle = (index: number, count: number): number => (100 * (index + 0.5)) / count

/** The curves between two columns. */
export const Wires = ({ wires, children }: { wires: readonly Wire[]; children?: ReactNode }) => (
  <svg className={styles.wires} viewBox="0 0 100 100" preserveAspectRatio="none">
    {children}
    {wires.map(({ from, to, dashed }, index) => (
      <path
        key={index}
        strokeDasharray={dashed ? '3 8' : undefined}
        vectorEffect="non-scaling-stroke"
        d={`M0 ${from}C50 ${from} 50 ${to} 100 ${to}`}
      />
    ))}
  </svg>
)

/**
 * Two columns joined by curves: at the left the source, at the right the result. On a narrow screen the right column
 * stands below the left one.
 */
export const Sides = ({ titles, left, right, wires }: Props) => (
  <div className={styles.sides}>
    <div className={styles.side}>
      <SheetHead title={titles[0]} />
      <div className={styles.rows}>{left}</div>
    </div>
    <Wires wires={wires}>
      <path className={styles.down} vectorEffect="non-scaling-stroke" d="M50 0V100M0 50L50 100L100 50" />
    </Wires>
    <div className={styles.side}>
      <SheetHead title={titles[1]} />
      <div className={styles.rows}>{right}</div>
    </div>
  </div>
)
