import { Band } from '../../components/Band'
import { buttonClass } from '../../components/buttonClass'
import { Grid } from '../../components/Grid'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './PricingTerms.module.css'

const terms = ['change', 'cancel', 'users', 'saving'] as const

/** The free trial, and what happens when a plan changes or ends. */
export function PricingTerms() {
  const copy = useCopy('pricing')
  const common = useCopy('common')
  return (
    <Band id="trial" title={copy('trial.title')} lead={copy('trial.text')} tone="deep">
      <p className={styles.button}>
        <RegisterLink className={buttonClass()}>{common('cta.button')}</RegisterLink>
      </p>
      <h3 className={styles.title}>{copy('terms.title')}</h3>
      <Grid>
        {terms.map((id) => (
          <li key={id}>{copy(`terms.${id}`)}</li>
        ))}
      </Grid>
    </Band>
  )
}
