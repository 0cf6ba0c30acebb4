import { InvoicingApp } from '../parts/InvoicingApp'
import { Picture } from '../parts/Picture'
import { ProgressBar } from '../parts/ProgressBar'
import { account, desk, invoiceOf, invoices, payment, sums, totalOf } from '../samples'
import { SheetHead } from '../parts/SheetHead'
import { SheetRow } from '../parts/SheetRow'
import { Tiles } from '../parts/Tiles'
import { usePicture } from '../usePicture'
import * as styles from './InvoicesScene.module.css'

const invoiced = totalOf(invoices, ['sent', 'late', 'paid'])

const tiles = [
  ['status.paid', ['paid']],
  ['open', ['sent', 'late']],
  ['status.late', ['late']],
] as const

/** A day in the product: its events, the sums by status as shares of all that was invoiced, and all invoices. */
export function InvoicesScene({ label }: { label: string }) {
  const { copy, amount, day, status, dayAndMonth, time } = usePicture()
  return (
    <Picture label={label}>
      <InvoicingApp>
        <div className={styles.desk}>
          <div className={styles.pane}>
            <SheetHead title={`${copy('today')} ${day(payment.date)}`}>{account}</SheetHead>
            {desk.map(({ time: at, word, invoice }, index) => (
              <SheetRow
                key={index}
                ruled
                before={<b>{time(at)}</b>}
                name={copy(word)}
                detail={`${invoice} · ${invoiceOf(invoice).customer}`}
              />
            ))}
            <Tiles
              tiles={tiles.map(([word, statuses]) => {
                const total = totalOf(invoices, statuses)
                return {
                  label: copy(word),
                  value: amount(total),
                  late: word === 'status.late',
                  below: <ProgressBar value={total} max={invoiced} thin />,
                }
              })}
            />
          </div>
          <div className={styles.pane}>
            <SheetHead title={copy('list')} />
            {invoices.map((invoice) => (
              <SheetRow
                key={invoice.number}
                ruled
                name={invoice.customer}
                detail={`${invoice.number} · ${copy('due')} ${dayAndMonth(invoice.due)}`}
                value={amount(sums(invoice.lines).total)}
                status={status(invoice.status)}
              />
            ))}
          </div>
        </div>
      </InvoicingApp>
    </Picture>
  )
}
