import { StatusPill } from '../../components/StatusPill'
import { ReferenceDetail } from '../Reference'
import { Picture } from '../Picture'
import { noBreakSpace } from '../../site/invisible'
import { referenceOf } from '../../site/invoice'
import { invoiceOf, statement, sums } from '../samples'
import { SheetRow } from '../SheetRow'
import { usePicture } from '../usePicture'
import { middle, Sides, PaperRow } from './Sides'

const byNumber = statement.map(({ invoice }) => invoice).sort((a, b) => b - a)

/** Lines of a bank statement that find their invoices; one came without a reference and with another sum. */
export function PaymentScene({ label }: { label: string }) {
  const { copy, amount, day, status } = usePicture()
  return (
    <Picture label={label}>
      <Sides
        titles={[copy('statement'), copy('list')]}
        wires={statement.map(({ invoice, received }, index) => ({
          from: middle(index, statement.length),
          to: middle(byNumber.indexOf(invoice), statement.length),
          odd: received !== undefined,
        }))}
        left={statement.map(({ invoice, date, received }) => (
          <PaperRow key={invoice} marked={received !== undefined}>
            <SheetRow
              name={day(date)}
              detail={
                received === undefined ? <ReferenceDetail of={referenceOf(invoice)} /> : copy('payment.noReference')
              }
              value={`+${amount(received ?? sums(invoiceOf(invoice).lines).total)}`}
            />
          </PaperRow>
        ))}
        right={byNumber.map((number) => {
          const { customer, lines } = invoiceOf(number)
          const received = statement.find(({ invoice }) => invoice === number)?.received
          const { total } = sums(lines)
          return (
            <PaperRow key={number} marked={received !== undefined}>
              <SheetRow
                stacked
                name={customer}
                detail={
                  received === undefined ? <ReferenceDetail of={referenceOf(number)} /> : `${copy('invoice')} ${number}`
                }
                value={amount(total)}
                status={
                  received === undefined ? (
                    status('paid')
                  ) : (
                    <StatusPill kind="neutral">
                      {`${copy('payment.short')}${noBreakSpace}${amount(total - received)}`}
                    </StatusPill>
                  )
                }
              />
            </PaperRow>
          )
        })}
      />
    </Picture>
  )
}
