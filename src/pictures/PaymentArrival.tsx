import { Sheet } from './parts/Sheet'
import { SheetRow } from './parts/SheetRow'
import { Glyph } from './parts/Glyph'
import * as styles from './InvoicesPicture.module.css'
import { referenceOf } from '../site/product/invoice'
import { invoiceOf, payment, sums } from './samples'
import { usePicture } from './usePicture'

/** A payment that arrives in the list of invoices and is matched with its invoice. */
export function PaymentArrival() {
  const { copy, amount, status } = usePicture()
  const { number, lines } = invoiceOf(payment.invoice)
  return (
    <div className={styles.arrival}>
      <Sheet tone="deep">
        <SheetRow
          stacked
          before={<Glyph name="bank" disc />}
          name={<b>{copy('payment.title')}</b>}
          detail={`${copy('reference')} ${referenceOf(number)}`}
          value={`+${amount(sums(lines).total)}`}
          status={<span className={styles.match}>{status('matched')}</span>}
        />
      </Sheet>
    </div>
  )
}
