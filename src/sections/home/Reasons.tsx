import { Band } from '../../components/Band'
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
            <h3>{copy(`reasons.items.${id}.title`)}</h3>
            <p>{copy(`reasons.items.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
