import { Band } from '../../components/Band'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './Reasons.module.css'

const reasons = ['minute', 'money', 'finnish', 'freedom'] as const

/** Why to choose the product. */
export function Reasons() {
  const copy = useCopy('home')
  return (
    <Band id="reasons" title={copy('reasons.title')} tone="deep">
      <ul className={styles.reasons}>
        {reasons.map((id) => (
          <li key={id} className={styles.reason}>
            <h3>
              <MarkedTerms>{copy(`reasons.items.${id}.title`)}</MarkedTerms>
            </h3>
            <p>
              <MarkedTerms>{copy(`reasons.items.${id}.text`)}</MarkedTerms>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
