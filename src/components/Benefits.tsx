import type { TitledText } from '../content/schemas'
import * as styles from './Benefits.module.css'

/** What a reader gains: a title at the left, the reason at the right. */
export const Benefits = ({ items }: { items: readonly TitledText[] }) => (
  <ul className={styles.benefits}>
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
