import { sleds, type SledName } from '../../drawings/slope'
import * as styles from './SlopeTrack.module.css'
import * as illustration from './Illustration.module.css'
import { Shapes } from './Shapes'

const line = 'M0 0C0 60 100 40 100 100'

interface Props {
  /** The sled, with its invoice as it is so far. */
  sled: SledName
  /** Which piece of the page's track it is, from 0, which has a flag. The track goes from side to side. */
  piece: number
  /** Whether the piece begins at the foot of a band: on the top of a drift, which covers the edge. */
  below?: boolean
  /**
   * What the piece ends in: a drift of the coming band, whose ground is named, or the slope at the foot of the page.
   * Without it, the piece ends at a picture.
   */
  into?: 'deep' | 'surface-soft' | 'slope'
}

const endings = { deep: styles.joins, 'surface-soft': '', slope: styles.ends }

/**
 * A piece of the track between two bands: from the middle of one half of the page to the middle of the other, on a
 * phone from edge to edge. With scroll-driven animations the sled rides down while the piece scrolls past; without them
 * it stands half-way.
 */
export const SlopeTrack = ({ sled, piece, below, into }: Props) => (
  <div
    className={`${illustration.drawing} ${styles.piece} ${piece % 2 ? '' : styles.start} ${(into && endings[into]) ?? ''}`}
    aria-hidden="true"
  >
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
      {below && <path fill="var(--page)" d="M-20 0C-8 0-10-10 0-10S8 0 20 0" />}
      <path stroke="var(--text-soft)" d={below ? line.replace('M', 'M0-7.5L') : line} />
      <path stroke="var(--page)" strokeWidth="0.625rem" d={below ? line.replace('M', 'M0-8.5L') : line} />
      {into && into !== 'slope' && (
        <path fill={`var(--${into})`} d="M80 100.5C92 100.5 90 90 100 90S108 100.5 120 100.5" />
      )}
    </svg>
    {piece === 0 && (
      <svg viewBox="0 0 26 54" className={styles.flag}>
        <path stroke="var(--text-soft)" strokeWidth="3" d="M1.5 0V54" />
        <path className={illustration.sun} d="M3 0L26 12 3 24z" />
      </svg>
    )}
    <svg viewBox="-270 -130 500 180" className={styles.sled}>
      <Shapes of={sleds[sled]} />
    </svg>
  </div>
)
