import type { ReactNode } from 'react'
import * as styles from '../../components/illustrations/Illustration.module.css'

interface PaperProps {
  width: number
  height: number
  /** Where its upper left corner lies, and how it is turned. */
  at?: string
  children?: ReactNode
}

/** A piece of paper. */
export const Paper = ({ width, height, at, children }: PaperProps) => (
  <g transform={at}>
    <rect className={styles.paper} width={width} height={height} rx="8" />
    <rect className={styles.row} strokeWidth="2" width={width} height={height} rx="8" />
    {children}
  </g>
)

interface WordsProps {
  x: number
  y: number
  size?: number
  /** Their middle is at `x`, otherwise their beginning. */
  middle?: boolean
  text: string | number | undefined
}

/** Words on one line. */
export const Words = ({ x, y, size = 18, middle = false, text }: WordsProps) => (
  <text className={styles.ink} x={x} y={y} fontSize={size} fontWeight="600" textAnchor={middle ? 'middle' : undefined}>
    {text}
  </text>
)

/** Lines that stand for words. */
export const Lines = ({ d }: { d: string }) => <path className={styles.row} strokeWidth="7" d={d} />
