import { buttonClass } from '../../components/buttonClass'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './TrialLink.module.css'

/** The way to the free trial, with what it asks for. */
export function TrialLink() {
  const copy = useCopy('common')
  return (
    <p className={styles.trial} data-pagefind-ignore>
      <RegisterLink className={buttonClass()}>{copy('cta.button')}</RegisterLink>
      <span className={styles.note}>{copy('cta.note')}</span>
    </p>
  )
}
