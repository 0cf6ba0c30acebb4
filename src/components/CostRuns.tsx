import type { CostId } from '../pricing/estimate'
import { CostPart } from './CostPart'
import * as styles from './CostRuns.module.css'

export interface Run {
  id: string
  name: string
  /** Formatted total. */
  total: string
  notes: readonly string[]
  /** Costs in order, each as a share (0 to 1) of the whole width. */
  parts: readonly { id: CostId; share: number }[]
}

/** Room at the foot of the slope for the sheet of the longest run. */
const room = 0.88
const percent = (share: number) => `${(share * room * 100).toFixed(2)}%`
const sum = (parts: Run['parts']) => parts.reduce((total, { share }) => total + share, 0)

/**
 * Costs as runs down a slope, one below the other: the sheet of paper glides the further, the dearer the plan. A picture
 * only; a table beside it has to tell the figures.
 */
export const CostRuns = ({ runs }: { runs: readonly Run[] }) => (
  <ul className={styles.runs} aria-hidden="true">
    {runs.map(({ id, name, total, notes, parts }) => (
      <li key={id}>
        <p className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.notes}>{notes.join('; ')}</span>
          <span className={styles.total}>{total}</span>
        </p>
        <div className={styles.hill}>
          <svg width="100%" height="40" className={styles.run}>
            <rect y="38" width="100%" height="2" className={styles.ground} />
            {parts.map((part, index) => (
              <CostPart
                key={part.id}
                id={part.id}
                x={percent(sum(parts.slice(0, index)))}
                y="17"
                width={percent(part.share)}
                height="20"
              />
            ))}
            <svg x={percent(sum(parts))} overflow="visible">
              <g className={styles.sheet}>
                <path d="M8 5h22v31H8z" />
                <path d="M13 12h12m-12 6h12" />
                <path d="M13 28h12" className={styles.sum} />
              </g>
            </svg>
          </svg>
        </div>
      </li>
    ))}
  </ul>
)
