import { ButtonShape } from './parts/ButtonShape'
import { Glyph } from './parts/Glyph'
import * as overlap from './parts/Overlap.module.css'
import { Picture } from './parts/Picture'
import { Sheet } from './parts/Sheet'
import { SheetHead } from './parts/SheetHead'
import { SheetRow } from './parts/SheetRow'
import { Signature } from './parts/Signature'
import { LinesWithTotals } from './parts/Totals'
import { account, invoiceOf, quotation } from './samples'
import { usePicture } from './usePicture'

/** A quotation as the customer gets it: the message, and the sheet that waits for a signature. */
export function QuotationPicture({ label }: { label: string }) {
  const { copy, unbrokenDay } = usePicture()
  const { customer, lines } = invoiceOf(quotation.invoice)
  return (
    <Picture label={label}>
      <div className={overlap.below}>
        <Sheet tone="deep">
          <SheetRow before={<Glyph name="email" disc />} name={<b>{account}</b>} detail={customer} />
        </Sheet>
      </div>
      <div className={overlap.above}>
        <Sheet tone="paper">
          <SheetHead title={`${copy('quote.title')} ${quotation.number}`}>
            {copy('quote.valid', { date: unbrokenDay(quotation.valid) })}
          </SheetHead>
          <LinesWithTotals lines={lines} />
          <SheetRow name={<Signature empty />} value={<ButtonShape>{copy('quote.accept')}</ButtonShape>} />
        </Sheet>
      </div>
    </Picture>
  )
}
