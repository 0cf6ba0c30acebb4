import { Picture } from './Picture'
import { Sheet } from './Sheet'
import { SheetHead } from './SheetHead'
import { SheetRow } from './SheetRow'
import { Glyph } from './Glyph'
import * as styles from './QuotationPicture.module.css'
import { invoiceOf, quotation, sums } from './samples'
import { Totals } from './Totals'
import { usePicture } from './usePicture'

/** A quotation with the customer's signature, and the invoice that slides out of it. */
export function QuotationPicture({ label }: { label: string }) {
  const { copy, amount, day, status } = usePicture()
  const { number, customer, lines } = invoiceOf(quotation.invoice)
  return (
    <Picture label={label}>
      <div className={styles.quotation}>
        <Sheet>
          <SheetHead title={`${copy('quote.title')} ${quotation.number}`}>{status('accepted')}</SheetHead>
          <p className={styles.to}>{customer}</p>
          <Totals lines={lines} />
          <svg className={styles.signature} viewBox="0 0 160 44" aria-hidden="true">
            <path d="M10 36C16 22 22 8 26 6s-2 14-6 28M40 8c-4 10-8 20-9 28M17 23c8-2 14-3 20-3M44 34c2-6 5-9 6-8s-4 9 0 9 9-25 11-26-7 25-3 25 6-9 8-9-3 9 1 9 7-8 9-8 0 7 4 8M92 34c6-14 8-26 9-27 12-2 14 11-2 14 4 5 7 12 13 12s8-10 10-9-5 9 0 9 6-9 8-9 1 8 5 8 10-4 16-6" />
          </svg>
          <p className={styles.signed}>
            {quotation.signer} · {copy('quote.signed')} {day(quotation.signed)}
          </p>
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
