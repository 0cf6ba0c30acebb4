import type { Titled } from '../content/schemas'
import { MarkedTerms } from '../i18n/MarkedTerms'
import * as styles from './Benefits.module.css'

interface Props {
  items: readonly Titled[]
  /** On a wide screen the benefits stand side by side, across the page. */
  across?: boolean
}

/** A list of benefits. The title stands at the left of its text; with `across` above it. */
export const Benefits = ({ items, across = false }: Props) => (
  <ul className={`${styles.benefits} ${across ? styles.across : ''}`}>
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
