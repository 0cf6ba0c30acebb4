import { Glyph } from './parts/Glyph'
import { Picture } from './parts/Picture'
import { Sheet } from './parts/Sheet'
import { SheetHead } from './parts/SheetHead'
import * as head from './parts/SheetHead.module.css'
import { SheetRow } from './parts/SheetRow'
import { Signature } from './parts/Signature'
import { LinesWithTotals } from './parts/Totals'
import * as styles from './QuotationPicture.module.css'
import { invoiceOf, quotation, sums } from './samples'
import { usePicture } from './usePicture'

/** A quotation with the customer's signature, and the invoice that slides out of it. */
export function QuotationPicture({ label }: { label: string }) {
  const { copy, amount, status } = usePicture()
  const { number, customer, lines } = invoiceOf(quotation.invoice)
  return (
    <Picture label={label}>
      <div className={styles.quotation}>
        <Sheet tone="paper">
          <SheetHead title={`${copy('quote.title')} ${quotation.number}`}>{status('accepted')}</SheetHead>
          <p className={head.to}>{customer}</p>
          <LinesWithTotals lines={lines} />
          <Signature />
        </Sheet>
      </div>
      <div className={styles.invoice}>
        <Sheet tone="deep">
          <SheetRow
            stacked
            before={<Glyph name="down" disc />}
            name={<b>{`${copy('invoice')} ${number}`}</b>}
            detail={copy('quote.becomes')}
            value={amount(sums(lines).total)}
            status={status('draft')}
          />
        </Sheet>
      </div>
    </Picture>
  )
}
