import { buttonClass } from '../../components/buttonClass'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { PageLink } from '../../i18n/PageLink'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import { kindOfRoute } from '../../site/routes'
import * as styles from './Links.module.css'
import { ClosingBand } from './ClosingBand'

/** The invitation to the free trial at the end of a page. Without a title, it has that of the kind of page. */
export function CallToAction({ title }: { title?: string }) {
  const copy = useCopy('common')
  const { route } = useCurrentPage()
  const { closing } = kindOfRoute(route)
  return (
    <ClosingBand title={title ?? copy(closing ? `cta.closing.${closing}` : 'cta.title')}>
      <p>{copy('cta.text')}</p>
      <p className={styles.links}>
        <RegisterLink className={buttonClass()}>{copy('cta.button')}</RegisterLink>
        {route !== 'pricing' && (
          <PageLink className={buttonClass('quiet')} to="pricing">
            {copy('cta.pricing')}
          </PageLink>
        )}
      </p>
    </ClosingBand>
  )
}
