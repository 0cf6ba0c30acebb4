import { StatusPill } from '../../components/StatusPill'
import { ReferenceDetail } from '../parts/Reference'
import { Picture } from '../parts/Picture'
import { noBreakSpace } from '../../site/invisible'
import { referenceOf } from '../../site/product/invoice'
import { invoiceOf, statement, sums } from '../samples'
import * as head from '../parts/SheetHead.module.css'
import { SheetRow } from '../parts/SheetRow'
import { usePicture } from '../usePicture'
import { middle, PaperRow, Wires } from './Sides'
import * as styles from './Sides.module.css'

const oldest = Math.min(...statement.map(({ invoice }) => invoice))
const paid = statement.filter(({ received }) => received === undefined)

/**
 * Order of the invoices in their list, as in Sides.module.css: first those that stay open, last the oldest of the paid
 * ones.
 */
const listOrder = [
  ...statement.filter(({ received }) => received !== undefined),
  ...paid.filter(({ invoice }) => invoice !== oldest),
  ...paid.filter(({ invoice }) => invoice === oldest),
]

/**
 * Lines of a bank statement and the invoices that they pay, joined by curves. On a narrow screen each invoice stands
 * below its payment. One payment has no reference and another sum than its invoice.
 */
export function PaymentScene({ label }: { label: string }) {
  const { copy, amount, day, status } = usePicture()
  return (
    <Picture label={label}>
      <div className={styles.pairs}>
        <div className={styles.pair}>
          <div>
            <p className={head.title}>{copy('statement')}</p>
          </div>
          <div>
            <p className={head.title}>{copy('list')}</p>
          </div>
        </div>
        {statement.map((line) => {
          const { invoice, date, received } = line
          const { customer, lines } = invoiceOf(invoice)
          const { total } = sums(lines)
          const reference = <ReferenceDetail of={referenceOf(invoice)} />
          const isOpen = received !== undefined
          return (
            <div key={invoice} className={styles.pair}>
              <PaperRow marked={isOpen}>
                <SheetRow
                  name={day(date)}
                  detail={isOpen ? copy('payment.noReference') : reference}
                  value={`+${amount(received ?? total)}`}
                />
              </PaperRow>
              <PaperRow marked={isOpen} last={invoice === oldest}>
                <SheetRow
                  stacked
                  name={customer}
                  detail={isOpen ? `${copy('invoice')} ${invoice}` : reference}
                  value={amount(total)}
                  status={
                    isOpen ? (
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
            to: middle(listOrder.indexOf(line), statement.length),
            dashed: line.received !== undefined,
          }))}
        />
      </div>
    </Picture>
  )
}
