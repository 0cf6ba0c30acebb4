import { Picture } from './parts/Picture'
import { Sheet } from './parts/Sheet'
import { SheetHead } from './parts/SheetHead'
import { SheetRow } from './parts/SheetRow'
import { Glyph } from './parts/Glyph'
import { PaymentMatch } from './parts/PaymentMatch'
import { ReferenceDetail } from './parts/Reference'
import * as styles from './PaymentPicture.module.css'
import { referenceOf } from '../site/product/invoice'
import { invoiceOf, payment, reminder, sums } from './samples'
import { usePicture } from './usePicture'

/** A payment with its invoice, and a reminder of another invoice. */
export function PaymentPicture({ label }: { label: string }) {
  const { copy, amount, status } = usePicture()
  const paid = invoiceOf(payment.invoice)
  const late = invoiceOf(reminder.invoice)
  const total = sums(paid.lines).total
  const reference = referenceOf(paid.number)
  return (
    <Picture label={label}>
      <PaymentMatch payer={paid.customer} reference={reference} date={payment.date} paid={total}>
        <Sheet tone="paper">
          <SheetHead title={`${copy('invoice')} ${paid.number}`}>{status('paid')}</SheetHead>
          <SheetRow name={paid.customer} detail={<ReferenceDetail of={reference} />} value={amount(total)} />
        </Sheet>
      </PaymentMatch>
      <div className={styles.reminder}>
        <Sheet tone="paper">
          <SheetRow
            stacked
            before={<Glyph name="email" />}
            name={<b>{copy('payment.reminder')}</b>}
            detail={late.customer}
            value={amount(sums(late.lines).total)}
            status={status('late')}
          />
        </Sheet>
      </div>
    </Picture>
  )
}
