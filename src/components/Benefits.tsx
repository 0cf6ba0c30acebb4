import type { Titled } from '../content/schemas'
import { MarkedTerms } from '../i18n/MarkedTerms'
import * as styles from './Benefits.module.css'

/** A list of benefits. On a wide screen the title stands at the left of its text. */
export const Benefits = ({ items }: { items: readonly Titled[] }) => (
  <ul className={styles.benefits}>
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>
          <MarkedTerms>{title}</MarkedTerms>
        </h3>
        <p>
          <MarkedTerms>{text}</MarkedTerms>
        </p>
      </li>
    ))}
  </ul>
)
