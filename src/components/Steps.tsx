import type { TitledText as Step } from '../content/schemas'
import * as styles from './Steps.module.css'

/** Numbered steps. */
export const Steps = ({ items }: { items: readonly Step[] }) => (
  <ol className={styles.steps}>
    {items.map(({ title, text }) => (
      <li key={title} className={styles.step}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
