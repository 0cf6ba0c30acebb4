import type { Titled } from '../content/schemas'
import { MarkedTerms } from '../i18n/MarkedTerms'
import * as styles from './Benefits.module.css'

interface Props {
  items: readonly Titled[]
  /** On a wide screen they stand side by side, across the page. */
  across?: boolean
}

/** What a reader gains: a title at the left, the reason at the right; across the page a title above the reason. */
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
