import { Glyph } from '../Glyph'
import { Picture } from '../Picture'
import { ProgressBar } from '../ProgressBar'
import { account, desk, invoiceOf, invoices, payment, sums } from '../samples'
import { Sheet } from '../Sheet'
import { SheetHead } from '../SheetHead'
import { SheetRow } from '../SheetRow'
import { usePicture } from '../usePicture'
import * as app from '../InvoicesPicture.module.css'
import * as styles from './InvoicesScene.module.css'

const totalOf = (statuses: readonly string[]) =>
  sums(invoices.filter(({ status }) => statuses.includes(status)).flatMap(({ lines }) => lines)).total

const invoiced = totalOf(['sent', 'late', 'paid'])

/** The desk of a day: what has happened, all invoices, and how much of the invoiced money is where. */
export function InvoicesScene({ label }: { label: string }) {
  const { copy, amount, day, status, wholeDay } = usePicture()
  return (
    <Picture label={label}>
      <Sheet>
        <div className={app.app}>
          <div className={app.rail}>
            {(['slope', 'invoice', 'people', 'bank', 'chart'] as const).map((name) => (
              <Glyph key={name} name={name} />
            ))}
          </div>
          <div className={styles.desk}>
            <div className={styles.pane}>
              <p className={app.account}>{account}</p>
              <SheetHead title={`${copy('today')} ${day(payment.date)}`} />
              {desk.map(({ time, word, invoice }) => (
                <SheetRow
                  key={time}
                  ruled
                  before={<b>{time}</b>}
                  name={copy(word)}
                  detail={`${invoice} · ${invoiceOf(invoice).customer}`}
                />
              ))}
              <div className={app.tiles}>
                {(
                  [
                    ['status.paid', ['paid']],
                    ['open', ['sent', 'late']],
                    ['status.late', ['late']],
                  ] as const
                ).map(([word, statuses]) => (
                  <div key={word} className={`${app.tile} ${word === 'status.late' ? app.late : ''}`}>
                    {copy(word)}
                    <b>{amount(totalOf(statuses))}</b>
                    <ProgressBar value={totalOf(statuses)} max={invoiced} thin />
                  </div>
                ))}
              </div>
            </div>
            <div className={styles.pane}>
              <SheetHead title={copy('list')} />
              {invoices.map((invoice) => (
                <SheetRow
                  key={invoice.number}
                  ruled
                  name={invoice.customer}
                  detail={`${invoice.number} · ${copy('due')} ${wholeDay(invoice.due)}`}
                  value={amount(sums(invoice.lines).total)}
                  status={status(invoice.status)}
                />
              ))}
            </div>
          </div>
        </div>
      </Sheet>
    </Picture>
  )
}
