import { buttonClass } from '../../components/buttonClass'
import { PageLink } from '../../i18n/PageLink'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './TrialLink.module.css'

/** The way to the free trial, with what it asks for. */
export function TrialLink() {
  const copy = useCopy('common')
  return (
    <p className={styles.trial} data-pagefind-ignore>
      <RegisterLink className={buttonClass()}>{copy('cta.button')}</RegisterLink>
      <PageLink className={buttonClass('quiet')} to="how-it-works">
        {copy('nav.how-it-works')}
      </PageLink>
      <span className={styles.note}>{copy('cta.note')}</span>
    </p>
  )
}
