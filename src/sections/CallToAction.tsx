import { buttonClass } from '../components/buttonClass'
import { PageLink } from '../i18n/PageLink'
import { useCopy } from '../i18n/useCopy'
import { registerUrl } from '../site/addresses'
import * as styles from './CallToAction.module.css'

/** The invitation to the free trial at the end of a page. */
export function CallToAction() {
  const copy = useCopy('common')
  return (
    <section className={styles.band} aria-labelledby="trial-title">
      <svg className={styles.slope} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0c420 0 640 96 1440 104v16H0z" />
      </svg>
      <div className={styles.inner}>
        <h2 id="trial-title">{copy('cta.title')}</h2>
        <p>{copy('cta.text')}</p>
        <p className={styles.links}>
          <a className={buttonClass()} href={registerUrl()}>
            {copy('cta.button')}
          </a>
          <PageLink className={buttonClass('quiet')} to="pricing">
            {copy('cta.pricing')}
          </PageLink>
        </p>
      </div>
    </section>
  )
}
