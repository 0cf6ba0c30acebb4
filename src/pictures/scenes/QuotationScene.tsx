import { StationTrack } from '../../components/StationTrack'
import { Glyph } from '../parts/Glyph'
import { InvoiceHead } from '../parts/InvoiceHead'
import { Picture } from '../parts/Picture'
import { Sheet } from '../parts/Sheet'
import { SheetHead } from '../parts/SheetHead'
import * as head from '../parts/SheetHead.module.css'
import { Signature } from '../parts/Signature'
import { LinesWithTotals, Totals } from '../parts/Totals'
import { invoiceOf, quotation } from '../samples'
import { usePicture } from '../usePicture'
import * as styles from './Stations.module.css'

/** A quotation, the same one with its signature, and an invoice with the same lines. */
export function QuotationScene({ label }: { label: string }) {
  const { copy, status } = usePicture()
  const invoice = invoiceOf(quotation.invoice)
  const stations = [
    {
      key: 'quote',
      children: (
        <Sheet tone="paper">
          <SheetHead title={`${copy('quote.title')} ${quotation.number}`}>{status('offered')}</SheetHead>
          <p className={head.to}>{invoice.customer}</p>
          <LinesWithTotals lines={invoice.lines} />
        </Sheet>
      ),
    },
    {
      key: 'signature',
      children: (
        <Sheet tone="paper">
          <SheetHead title={`${copy('quote.title')} ${quotation.number}`}>{status('accepted')}</SheetHead>
          <p className={head.to}>{invoice.customer}</p>
          <Totals lines={invoice.lines} />
          <Signature />
        </Sheet>
      ),
    },
    {
      key: 'invoice',
      children: (
        <Sheet tone="paper">
          <SheetHead title={`${copy('invoice')} ${invoice.number}`}>{status('draft')}</SheetHead>
          <InvoiceHead invoice={invoice} />
          <LinesWithTotals lines={invoice.lines} />
        </Sheet>
      ),
    },
  ] as const
  return (
    <Picture label={label}>
      <StationTrack
        discs="deep"
        stations={stations.map(({ key, children }) => ({
          key,
          disc: <Glyph name={key} />,
          children: <div className={styles.station}>{children}</div>,
        }))}
      />
    </Picture>
  )
}
