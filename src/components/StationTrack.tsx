import type { ReactNode } from 'react'
import * as styles from './StationTrack.module.css'

const grounds = {
  plain: '',
  deep: `${styles.large} ${styles.deep}`,
  soft: `${styles.large} ${styles.soft}`,
} as const

interface Props {
  /** Each with a sign that stands on the track, and what stands below it. */
  stations: readonly { key: string; sign: ReactNode; children: ReactNode }[]
  /** On a deep and on a soft ground the discs are large and light. */
  on?: keyof typeof grounds
  /**
   * Drawn behind the track: columns across from the first sign, rem down. A group within it belongs to the slope, and
   * is not there where the track is level.
   */
  behind?: ReactNode
}

/**
 * How far down the track is at a station, in rem, as in StationTrack.module.css. It is a parabola, so one curve goes
 * through them all.
 */
const depth = (station: number) => (16 * station - station ** 2) / 10
const slope = (station: number) => (8 - station) / 5

/**
 * The track from a column before the first station to one behind the last, and straight on to the edges of a wide
 * screen.
 */
function track(count: number): string {
  const [from, to] = [-1, count + 1]
  const middle = depth(from) + (slope(from) * (to - from)) / 2
  return `M-6 ${depth(from) - 5 * slope(from)}L-1 ${depth(from)}Q${count / 2} ${middle} ${to} ${depth(to)}l5 ${5 * slope(to)}`
}

/** Stations on one track downhill where there is room, else a list. */
export const StationTrack = ({ stations, on = 'plain', behind }: Props) => (
  <div className={`${styles.frame} ${grounds[on]} ${stations.length < 4 ? styles.few : ''}`}>
    <svg viewBox={`0 0 ${stations.length} 6`} preserveAspectRatio="none" className={styles.track} aria-hidden="true">
      {behind}
      <path d={track(stations.length)} vectorEffect="non-scaling-stroke" className={styles.rails} />
      <path d={track(stations.length)} vectorEffect="non-scaling-stroke" />
    </svg>
    <ol className={styles.stations}>
      {stations.map(({ key, sign, children }) => (
        <li key={key} className={styles.station}>
          <span className={styles.sign} aria-hidden="true">
            {sign}
          </span>
          {children}
        </li>
      ))}
    </ol>
  </div>
)
