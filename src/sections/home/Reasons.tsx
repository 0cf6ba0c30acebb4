import { Band } from '../../components/Band'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import { Pine } from '../../components/illustrations/Pine'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './Reasons.module.css'

const reasons = ['minute', 'money', 'finnish', 'freedom'] as const

/** A low sun between fells at night. */
const Fells = () => (
  <svg viewBox="0 0 320 100" fill="var(--ink-700)" className={styles.fells} aria-hidden="true">
    <circle className={illustration.sun} cx="132" cy="46" r="26" />
    <path d="M0 100C70 96 84 50 116 50S160 100 220 100zM130 100C180 92 190 14 232 14S290 92 320 100z" />
    <g className={illustration.drawing}>
      <Pine x={44} y={62} scale={0.1} />
      <Pine x={62} y={74} scale={0.07} />
    </g>
  </svg>
)

/** Reasons to choose the product. */
export function Reasons() {
  const copy = useCopy('home')
  return (
    <Band id="reasons" title={copy('reasons.title')} tone="deep">
      <Fells />
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
