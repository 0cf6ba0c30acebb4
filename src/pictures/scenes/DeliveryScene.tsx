import { InvoiceHead } from '../parts/InvoiceHead'
import { Picture } from '../parts/Picture'
import { collective, invoiceOf, linesOf, sums } from '../samples'
import { SheetHead } from '../parts/SheetHead'
import { SheetRow } from '../parts/SheetRow'
import { Totals } from '../parts/Totals'
import { usePicture } from '../usePicture'
import { middle, Sides, PaperRow } from './Sides'

const { notes } = collective

/** Height of the invoice above its rows, and below them, in rows. All are as high as their letters. */
const headRows = 2.65
const sumRows = 1.65

/** The delivery notes of a month, and the one invoice that is made of them, with a row for each note. */
export function DeliveryScene({ label }: { label: string }) {
  const { copy, amount, count, dayAndMonth, status } = usePicture()
  const invoice = invoiceOf(collective.invoice)
  return (
    <Picture label={label}>
      <Sides
        titles={[invoice.customer, copy('delivery.collective')]}
        wires={notes.map((_, index) => ({
          from: middle(index, notes.length),
          to: middle(index + headRows, notes.length + headRows + sumRows),
        }))}
        left={notes.map((note) => (
          <PaperRow key={note.number}>
            <SheetRow
              name={`${copy('delivery.title')} ${note.number}`}
              detail={`${copy('status.delivered')} ${dayAndMonth(note.date)}`}
              value={linesOf(note).map(({ item, unit, quantity }) => (
                <div key={item}>{`${copy(`item.${item}`)} ${count(quantity, unit)}`}</div>
              ))}
            />
          </PaperRow>
        ))}
        right={
          <PaperRow>
            <div>
              <SheetHead title={`${copy('invoice')} ${invoice.number}`}>{status(invoice.status)}</SheetHead>
              <InvoiceHead invoice={invoice} />
              {notes.map((note) => (
                <SheetRow
                  key={note.number}
                  ruled
                  name={`${copy('delivery.title')} ${note.number} · ${dayAndMonth(note.date)}`}
                  detail={linesOf(note)
                    .map(({ item, unit, quantity }) => `${copy(`item.${item}`)} ${count(quantity, unit)}`)
                    .join(', ')}
                  value={amount(sums(linesOf(note)).net)}
                />
              ))}
              <Totals lines={invoice.lines} />
            </div>
          </PaperRow>
        }
      />
    </Picture>
  )
}
