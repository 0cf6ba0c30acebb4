import { Picture } from './Picture'
import { Sheet } from './Sheet'
import { SheetHead } from './SheetHead'
import { SheetRow } from './SheetRow'
import { ButtonShape } from './ButtonShape'
import { Glyph } from './Glyph'
import * as styles from './InvoicesPicture.module.css'
import { PaymentArrival } from './PaymentArrival'
import type { Invoice } from '../site/schemas/samples'
import { account, invoices, payment, sums } from './samples'
import { Swap } from './Swap'
import { usePicture } from './usePicture'

/** The newest invoices: as many as the picture has room for. */
const shown = invoices.slice(0, 4)

const owed = (statuses: string[]) =>
  sums(shown.filter(({ status }) => statuses.includes(status)).flatMap(({ lines }) => lines)).total

/** The list of invoices; `live` lets a payment arrive and mark one of them as paid. */
export function InvoicesPicture({ label, live = false }: { label: string; live?: boolean }) {
  const { copy, amount, wholeDay, status } = usePicture()
  const isPaid = ({ number }: Invoice) => live && number === payment.invoice
  const open = amount(owed(['sent', 'late']))
  return (
    <Picture label={label}>
      <div className={live ? styles.live : ''}>
        <div className={live ? styles.window : ''}>
          <Sheet>
            <div className={styles.app}>
              <div className={styles.rail}>
                {(['slope', 'invoice', 'people', 'bank', 'chart'] as const).map((name) => (
                  <Glyph key={name} name={name} />
                ))}
              </div>
              <div className={styles.list}>
                <p className={styles.account}>{account}</p>
                <SheetHead title={copy('list')}>
                  <ButtonShape>{copy('new')}</ButtonShape>
                </SheetHead>
                <div className={styles.tiles}>
                  <span className={styles.tile}>
                    {copy('open')}
                    <b>{live ? <Swap before={amount(owed(['sent', 'late', 'paid']))} after={open} /> : open}</b>
                  </span>
                  <span className={`${styles.tile} ${styles.late}`}>
                    {copy('status.late')}
                    <b>{amount(owed(['late']))}</b>
                  </span>
                </div>
                {shown.map((invoice) => (
                  <div key={invoice.number} className={isPaid(invoice) ? styles.found : ''}>
                    <SheetRow
                      ruled
                      name={invoice.customer}
                      detail={`${invoice.number} · ${copy('due')} ${wholeDay(invoice.due)}`}
                      value={amount(sums(invoice.lines).total)}
                      status={
                        isPaid(invoice) ? (
                          <Swap before={status('sent')} after={status('paid')} />
                        ) : (
                          status(invoice.status)
                        )
                      }
                    />
                  </div>
                ))}
              </div>
            </div>
          </Sheet>
        </div>
        {live && <PaymentArrival />}
      </div>
    </Picture>
  )
}
