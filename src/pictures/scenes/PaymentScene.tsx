import { StatusPill } from '../../components/StatusPill'
import { ReferenceDetail } from '../Reference'
import { Picture } from '../Picture'
import { noBreakSpace } from '../../site/invisible'
import { referenceOf } from '../../site/invoice'
import { invoiceOf, statement, sums } from '../samples'
import { SheetRow } from '../SheetRow'
import { usePicture } from '../usePicture'
import { middle, PaperRow, Wires } from './Sides'
import * as styles from './Sides.module.css'

const oldest = Math.min(...statement.map(({ invoice }) => invoice))

/** Place in the list of invoices: what is open stands first, the oldest last (Sides.module.css). */
const placeOf = ({ invoice, received }: (typeof statement)[number]) =>
  received === undefined ? Number(invoice === oldest) : -1

const listed = [...statement].sort((one, other) => placeOf(one) - placeOf(other))

/**
 * Lines of a bank statement that find their invoices: curves join both lists, and on a narrow screen each invoice
 * stands below its payment. One came without a reference and with another sum.
 */
export function PaymentScene({ label }: { label: string }) {
  const { copy, amount, day, status } = usePicture()
  return (
    <Picture label={label}>
      <div className={styles.pairs}>
        {statement.map((line, index) => {
          const { invoice, date, received } = line
          const { customer, lines } = invoiceOf(invoice)
          const { total } = sums(lines)
          const reference = <ReferenceDetail of={referenceOf(invoice)} />
          const odd = received !== undefined
          return (
            <div key={invoice} className={styles.pair}>
              {index === 0 && <p className={styles.title}>{copy('statement')}</p>}
              <PaperRow marked={odd}>
                <SheetRow
                  name={day(date)}
                  detail={odd ? copy('payment.noReference') : reference}
                  value={`+${amount(received ?? total)}`}
                />
              </PaperRow>
              {index === 0 && <p className={styles.title}>{copy('list')}</p>}
              <PaperRow marked={odd} last={invoice === oldest}>
                <SheetRow
                  stacked
                  name={customer}
                  detail={odd ? `${copy('invoice')} ${invoice}` : reference}
                  value={amount(total)}
                  status={
                    odd ? (
                      <StatusPill kind="neutral">
                        {`${copy('payment.short')}${noBreakSpace}${amount(total - received)}`}
                      </StatusPill>
                    ) : (
                      status('paid')
                    )
                  }
                />
              </PaperRow>
            </div>
          )
        })}
        <Wires
          wires={statement.map((line, index) => ({
            from: middle(index, statement.length),
            to: middle(listed.indexOf(line), statement.length),
            odd: placeOf(line) < 0,
          }))}
        />
      </div>
    </Picture>
  )
}
