import { buttonClass } from '../../components/buttonClass'
import { useCopy } from '../../i18n/useCopy'
import { registerUrl } from '../../site/addresses'
import * as styles from './TrialLink.module.css'

/** The way to the free trial, with what it asks for. */
export function TrialLink() {
  const copy = useCopy('common')
  return (
    <p className={styles.trial} data-pagefind-ignore>
      <a className={buttonClass()} href={registerUrl()}>
        {copy('cta.button')}
      </a>
      <span className={styles.note}>{copy('cta.note')}</span>
    </p>
  )
}
