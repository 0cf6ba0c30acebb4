import { Picture } from './parts/Picture'
import { Sheet } from './parts/Sheet'
import { SheetHead } from './parts/SheetHead'
import * as head from './parts/SheetHead.module.css'
import { SheetRow } from './parts/SheetRow'
import * as styles from './DeliveryPicture.module.css'
import { Glyph } from './parts/Glyph'
import { delivery, invoiceOf } from './samples'
import { LinesWithTotals } from './parts/Totals'
import { usePicture } from './usePicture'

/** A delivery note, and the invoice with the same lines that is made of it. */
export function DeliveryPicture({ label }: { label: string }) {
  const { copy, count, unbrokenDay, status } = usePicture()
  const { number, customer, lines } = invoiceOf(delivery.invoice)
  return (
    <Picture label={label}>
      <div className={styles.note}>
        <Sheet tone="paper">
          <SheetHead title={`${copy('delivery.title')} ${delivery.number}`} />
          <p className={head.to}>
            {customer}
            <br />
            {`${copy('status.delivered')} ${unbrokenDay(delivery.date)}`}
          </p>
          {lines.map(({ item, unit, quantity }, index) => (
            <SheetRow key={index} ruled name={copy(`item.${item}`)} value={count(quantity, unit)} />
          ))}
        </Sheet>
      </div>
      <p className={styles.joint}>
        <Glyph name="down" />
        {copy('delivery.becomes')}
      </p>
      <div className={styles.invoice}>
        <Sheet tone="paper">
          <SheetHead title={`${copy('invoice')} ${number}`}>{status('draft')}</SheetHead>
          <LinesWithTotals lines={lines} />
        </Sheet>
      </div>
    </Picture>
  )
}
