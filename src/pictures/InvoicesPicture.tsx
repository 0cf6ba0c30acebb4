import type { ReactNode } from 'react'
import type { Invoice } from '../site/schemas/samples'
import * as styles from './InvoicesPicture.module.css'
import { ButtonShape } from './parts/ButtonShape'
import { InvoicingApp } from './parts/InvoicingApp'
import { Picture } from './parts/Picture'
import { SheetHead } from './parts/SheetHead'
import { SheetRow } from './parts/SheetRow'
import * as row from './parts/SheetRow.module.css'
import { Tiles } from './parts/Tiles'
import { PaymentArrival } from './PaymentArrival'
import { account, invoices, payment, sums, totalOf } from './samples'
import { usePicture } from './usePicture'

/** The newest invoices, as many as the picture has room for. */
const newest = invoices.slice(0, 4)

/** Two contents in one place: `after` replaces `before` when the payment arrives. */
const Swap = ({ before, after }: { before: ReactNode; after: ReactNode }) => (
  <span className={styles.swap}>
    <span className={styles.before}>{before}</span>
    <span className={styles.after}>{after}</span>
  </span>
)

/** The list of invoices in the product. With `live` a payment arrives and one invoice becomes paid. */
export function InvoicesPicture({ label, live = false }: { label: string; live?: boolean }) {
  const { copy, amount, dayAndMonth, status } = usePicture()
  const isPaid = ({ number }: Invoice) => live && number === payment.invoice
  const owed = (statuses: Invoice['status'][]) => amount(totalOf(newest, statuses))
  const open = owed(['sent', 'late'])
  return (
    <Picture label={label}>
      <div className={live ? styles.window : ''}>
        <InvoicingApp>
          <div className={styles.list}>
            <p className={row.detail}>{account}</p>
            <SheetHead title={copy('list')}>
              <ButtonShape>{copy('new')}</ButtonShape>
            </SheetHead>
            <Tiles
              tiles={[
                {
                  label: copy('open'),
                  value: live ? <Swap before={owed(['sent', 'late', 'paid'])} after={open} /> : open,
                },
                { label: copy('status.late'), value: owed(['late']), late: true },
              ]}
            />
            {newest.map((invoice) => (
              <div key={invoice.number} className={isPaid(invoice) ? styles.found : ''}>
                <SheetRow
                  ruled
                  name={invoice.customer}
                  detail={`${invoice.number} · ${copy('due')} ${dayAndMonth(invoice.due)}`}
                  value={amount(sums(invoice.lines).total)}
                  status={
                    isPaid(invoice) ? <Swap before={status('sent')} after={status('paid')} /> : status(invoice.status)
                  }
                />
              </div>
            ))}
          </div>
        </InvoicingApp>
      </div>
      {live && <PaymentArrival />}
    </Picture>
  )
}
