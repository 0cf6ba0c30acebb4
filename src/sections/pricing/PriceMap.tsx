import { Band } from '../../components/Band'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { defaultStops, invoiceStops, userStops } from '../../pricing/priceMap'
import { formatNumber } from '../../site/format'
import { UncontrolledChoices } from '../shared/UncontrolledChoices'
import { CheapestPlans } from './CheapestPlans'
import * as styles from './PriceMap.module.css'
import { PriceMapPicture } from './PriceMapPicture'
import { PriceMapTable } from './PriceMapTable'

/**
 * The price map: which plan is the cheapest for a number of users and invoices. It is a drawing of slopes with radio
 * buttons. All results are prerendered and the style sheet shows the chosen one, which is announced.
 */
export function PriceMap() {
  const copy = useCopy('pricing')
  const { language } = useCurrentPage()
  const words = (stops: readonly number[]) => stops.map((stop) => formatNumber(stop, language))
  return (
    <Band id="estimate" title={copy('map.title')} lead={copy('map.lead')} tone="soft">
      <div className={styles.map}>
        <UncontrolledChoices
          legend={copy('map.users')}
          name="map-users"
          asks="map"
          words={words(userStops)}
          first={defaultStops.users}
        />
        <div className={`${illustration.drawing} ${styles.view}`}>
          <PriceMapPicture />
        </div>
        <div className={styles.panel}>
          <UncontrolledChoices
            legend={copy('map.invoices')}
            name="map-invoices"
            asks="map"
            words={words(invoiceStops)}
            first={defaultStops.invoices}
          />
          <CheapestPlans />
        </div>
        <PriceMapTable />
      </div>
    </Band>
  )
}
