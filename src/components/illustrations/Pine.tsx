import * as styles from './Illustration.module.css'

/** A snow-capped pine of the family, 380 units high, its top at (x, y). */
export const Pine = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path className={styles.pine} d="M0 0L66 120H36L92 230H58L128 380H-128L-58 230H-92L-36 120H-66z" />
    <path className={styles.snow} d="M0-4L48 84 18 70 0 92-20 72-48 84z" />
  </g>
)
