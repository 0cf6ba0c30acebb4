import { buttonClass } from '../../components/buttonClass'
import { SlopeIllustration } from '../../components/illustrations/SlopeIllustration'
import { PageLink } from '../../i18n/PageLink'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import * as bands from '../../components/Bands.module.css'
import * as action from '../shared/Links.module.css'
import * as styles from './HomeHeader.module.css'
import { InvoicesPicture } from '../../pictures/InvoicesPicture'

/** The first band of the front page: title, lead, links to the trial and to _how it works_, and a product picture. */
export function HomeHeader() {
  const copy = useCopy('home')
  const common = useCopy('common')
  return (
    <div className={`${styles.header} ${bands.soft}`}>
      <div className={styles.landscape}>
        <SlopeIllustration />
      </div>
      <div className={`${bands.head} ${styles.inner}`}>
        <div className={styles.words}>
          <h1>{copy('hero.title')}</h1>
          <p className="lead">{copy('hero.lead')}</p>
          <p className={action.links}>
            <RegisterLink className={buttonClass()}>{common('cta.button')}</RegisterLink>
            <PageLink className={buttonClass('quiet')} to="how-it-works">
              {copy('hero.secondary')}
            </PageLink>
          </p>
          <p className={`${styles.note} small-print`}>{common('cta.note')}</p>
        </div>
        <InvoicesPicture label={copy('hero.picture')} live />
      </div>
    </div>
  )
}
