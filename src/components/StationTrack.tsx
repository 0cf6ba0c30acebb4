import type { ReactNode } from 'react'
import * as styles from './StationTrack.module.css'

const looks = {
  small: '',
  large: styles.large,
  people: `${styles.people} ${styles.few}`,
  deep: `${styles.large} ${styles.deep}`,
  soft: `${styles.large} ${styles.soft}`,
} as const

interface Props {
  /** For each station: the sign on the track, and the content below the sign. */
  stations: readonly { key: string; sign: ReactNode; children: ReactNode }[]
  /**
   * How the signs look: small dark discs; large light ones, on a plain, a `deep` or a `soft` band; or monograms of
   * people.
   */
  signs?: keyof typeof looks
  /**
   * SVG behind the track: x = 0 is the first sign, x = 1 the second; y = 1 is one rem below the top. A group within a
   * group (`g g`) is hidden on a narrow screen, where the track goes straight down.
   */
  behind?: ReactNode
}

/**
 * Distance of the track from the top at a station, in rem. From the first station to the second it falls by 1.5 rem,
 * then each time by 0.2 rem less. That is a parabola, so one quadratic curve goes through all stations.
 */
const depth = (station: number) => (16 * station - station ** 2) / 10
/** How steep it is there, in rem for each station. */
const slope = (station: number) => (8 - station) / 5

/**
 * Path of the track: from one column before the first station to one after the last. Straight lines lead on to the
 * edges of a wide screen.
 */
function track(count: number): string {
  const [from, to] = [-1, count + 1]
  const middle = depth(from) + (slope(from) * (to - from)) / 2
  return `M-6 ${depth(from) - 5 * slope(from)}L-1 ${depth(from)}Q${count / 2} ${middle} ${to} ${depth(to)}l5 ${5 * slope(to)}`
}

/** A list of stations on a track. The track goes downhill on a wide screen and straight down on a narrow one. */
export const StationTrack = ({ stations, signs = 'small', behind }: Props) => (
  <div className={`${styles.frame} ${looks[signs]} ${stations.length < 4 ? styles.few : ''}`}>
    <svg viewBox={`0 0 ${stations.length} 6`} preserveAspectRatio="none" className={styles.track} aria-hidden="true">
      {behind}
      <path d={track(stations.length)} vectorEffect="non-scaling-stroke" stroke="var(--rails)" strokeWidth="0.8rem" />
      <path d={track(stations.length)} vectorEffect="non-scaling-stroke" />
    </svg>
    <ol className={styles.stations}>
      {stations.map(({ key, sign, children }, index) => (
        <li key={key} className={styles.station}>
          <svg width="1" height={`${depth(index)}rem`} className={styles.drop} aria-hidden="true" />
          <span className={styles.sign} aria-hidden="true">
            {sign}
          </span>
          {children}
        </li>
      ))}
    </ol>
  </div>
)
