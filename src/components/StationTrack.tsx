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
  /** For each station: the disc on the track, and the content below it. */
  stations: readonly { key: string; disc: ReactNode; children: ReactNode }[]
  /**
   * How the discs look: small and dark; large and light, on a plain, a `deep` or a `soft` band; or monograms of
   * people.
   */
  discs?: keyof typeof looks
  /**
   * SVG behind the track: x = 0 is the first disc, x = 1 the second; y = 1 is one rem below the top. A group within a
   * group (`g g`) is hidden on a narrow screen, where the track goes straight down.
   */
  behind?: ReactNode
}

/**
 * The curve of a track, in rem below the top. From the first station to the second it falls by 1.5 rem, then each time
 * by 0.2 rem less; with more than eight stations by less still, so that it does not rise. That is a parabola, so one
 * quadratic curve goes from one column before the first station to one after the last. Straight lines lead on to the
 * edges of a wide screen.
 */
function curve(count: number) {
  const lowest = Math.max(8, count)
  const width = lowest ** 2 / 6.4
  const depth = (station: number) => (station * (2 * lowest - station)) / width
  /** The tangent at the curve's beginning; the point that bends the curve lies on it, half-way. */
  const start = (x: number) => (2 * (lowest + 1) * x + 1) / width
  const end = count + 1
  return {
    depth,
    path: `M-6 ${start(-6)}L-1 ${start(-1)}Q${count / 2} ${start(count / 2)} ${end} ${depth(end)}l5 ${(10 * (lowest - end)) / width}`,
  }
}

/** A list of stations on a track. The track goes downhill on a wide screen and straight down on a narrow one. */
export function StationTrack({ stations, discs = 'small', behind }: Props) {
  const { depth, path } = curve(stations.length)
  return (
    <div className={`${styles.frame} ${looks[discs]} ${stations.length < 4 ? styles.few : ''}`}>
      <svg viewBox={`0 0 ${stations.length} 6`} preserveAspectRatio="none" className={styles.track} aria-hidden="true">
        {behind}
        <path d={path} />
        <path d={path} />
      </svg>
      <ol className={styles.stations}>
        {stations.map(({ key, disc, children }, index) => (
          <li key={key} className={styles.station}>
            <svg width="1" height={`${depth(index)}rem`} className={styles.drop} aria-hidden="true" />
            <span className={styles.disc} aria-hidden="true">
              {disc}
            </span>
            {children}
          </li>
        ))}
      </ol>
    </div>
  )
}
