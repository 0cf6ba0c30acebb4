import type { TitledText as Step } from '../content/schemas'
import * as styles from './Steps.module.css'

/** How far down each step stands on a wide screen, in rem: the same curve as in Steps.module.css. */
const descent = [0, 1.5, 4, 6, 7]

/** Points of the run that joins the first `count` steps, in per cent across and rem down. */
const run = (count: number) =>
  descent
    .slice(0, count)
    .map((y, index) => `${(100 * index) / count},${y}`)
    .join(' ')

/** Numbered steps, going downhill where there is room. */
export const Steps = ({ items }: { items: readonly Step[] }) => (
  <div className={styles.frame}>
    <svg className={styles.run} viewBox="0 0 100 7" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={run(items.length)} vectorEffect="non-scaling-stroke" />
    </svg>
    <ol className={styles.steps}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </div>
)
