import { Picture } from './Picture'
import { Sheet } from './Sheet'
import { SheetHead } from './SheetHead'
import { SheetRow } from './SheetRow'
import { Glyph } from './Glyph'
import * as styles from './PaymentPicture.module.css'
import { invoiceOf, payment, referenceOf, reminder, sums } from './samples'
import { usePicture } from './usePicture'

/** A payment and the invoice that its reference number finds, and a reminder of another invoice. */
export function PaymentPicture({ label }: { label: string }) {
  const { copy, amount, day, status, wholeDay } = usePicture()
  const paid = invoiceOf(payment.invoice)
  const late = invoiceOf(reminder.invoice)
  const total = amount(sums(paid.lines).total)
  const reference = (
    <>
      {copy('reference')} <b className={styles.reference}>{referenceOf(paid.number)}</b>
    </>
  )
  return (
    <Picture label={label}>
      <div className={styles.bank}>
        <Sheet tone="deep">
          <SheetHead title={copy('payment.title')}>{day(payment.date)}</SheetHead>
          <SheetRow before={<Glyph name="bank" disc />} name={paid.customer} detail={reference} value={`+${total}`} />
        </Sheet>
      </div>
      <div className={styles.joint}>
        <svg className={styles.curve} viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">
          <path d="M22 0C22 34 72 16 72 50" vectorEffect="non-scaling-stroke" />
        </svg>
        <span>{status('matched')}</span>
      </div>
      <div className={styles.invoice}>
        <Sheet tone="paper">
          <SheetHead title={`${copy('invoice')} ${paid.number}`}>{status('paid')}</SheetHead>
          <SheetRow name={paid.customer} detail={reference} value={total} />
        </Sheet>
      </div>
      <div className={styles.reminder}>
        <Sheet tone="soft">
          <SheetRow
            stacked
            before={<Glyph name="email" />}
            name={<b>{copy('payment.reminder')}</b>}
            detail={`${wholeDay(reminder.date)} · ${late.customer}`}
            value={amount(sums(late.lines).total)}
            status={status('late')}
          />
        </Sheet>
      </div>
    </Picture>
  )
}
