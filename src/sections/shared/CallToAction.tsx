import { buttonClass } from '../../components/buttonClass'
import { SlopeDivider } from '../../components/illustrations/SlopeDivider'
import { PageLink } from '../../i18n/PageLink'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './CallToAction.module.css'

interface Props {
  /** Ground of the band above. */
  from?: 'plain' | 'soft'
  /** Whether the prices are offered too. */
  pricing?: boolean
}

/** The invitation to the free trial at the end of a page. */
export function CallToAction({ from = 'plain', pricing = true }: Props) {
  const copy = useCopy('common')
  return (
    <section className={styles.band} aria-labelledby="start-title" data-pagefind-ignore="all">
      <div className={styles[from]}>
        <SlopeDivider onto="deep" />
      </div>
      <div className={styles.inner}>
        <h2 id="start-title">{copy('cta.title')}</h2>
        <p>{copy('cta.text')}</p>
        <p className={styles.links}>
          <RegisterLink className={buttonClass()}>{copy('cta.button')}</RegisterLink>
          {pricing && (
            <PageLink className={buttonClass('quiet')} to="pricing">
              {copy('cta.pricing')}
            </PageLink>
          )}
        </p>
      </div>
    </section>
  )
}
