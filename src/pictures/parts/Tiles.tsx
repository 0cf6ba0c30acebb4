import type { ReactNode } from 'react'
import * as styles from './Tiles.module.css'

interface Tile {
  label: string
  value: ReactNode
  late?: boolean
  below?: ReactNode
}

/** Sums side by side, or one below the other (`--tiles: column`), each with a label above it. */
export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <div className={styles.tiles}>
    {tiles.map(({ label, value, late = false, below }) => (
      <div key={label} className={`${styles.tile} ${late ? styles.late : ''}`}>
        {label}
        <b>{value}</b>
        {below}
      </div>
    ))}
  </div>
)
