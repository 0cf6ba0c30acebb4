import { Band } from '../../components/Band'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import { useCopy } from '../../i18n/useCopy'
import { firstStops, invoiceStops, userStops } from '../../pricing/priceMap'
import * as styles from './PriceMap.module.css'
import { PriceMapPicture } from './PriceMapPicture'
import { PriceMapTable } from './PriceMapTable'
import { Winners } from './Winners'
import { StopRadios } from './StopRadios'

/**
 * Which plan costs least for so many invoices and users: runs down a fell, and radio buttons that light the cheapest
 * one. Everything is prerendered, and the style sheet shows what is chosen; what it shows then is announced.
 */
export function PriceMap() {
  const copy = useCopy('pricing')
  return (
    <Band id="estimate" title={copy('map.title')} lead={copy('map.lead')} tone="soft">
      <div className={styles.map}>
        <StopRadios legend={copy('map.users')} name="map-users" stops={userStops} first={firstStops.users} />
        <div className={`${illustration.drawing} ${styles.view}`}>
          <PriceMapPicture />
        </div>
        <div className={styles.panel}>
          <StopRadios
            legend={copy('map.invoices')}
            name="map-invoices"
            stops={invoiceStops}
            first={firstStops.invoices}
          />
          <Winners />
        </div>
        <PriceMapTable />
      </div>
    </Band>
  )
}
