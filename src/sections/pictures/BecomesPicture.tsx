import { Sheet } from '../../components/Sheet'
import { SheetRow } from '../../components/SheetRow'
import { invoices } from './samples'
import { usePicture } from './usePicture'

const shown = { delivery: { invoice: invoices[1]!, status: 'delivered' }, quote: { invoice: invoices[2]!, status: 'accepted' } }

/** A delivery note or a quotation, and the invoice that it becomes. */
export function BecomesPicture({ kind, label }: { kind: 'delivery' | 'quote'; label: string }) {
  const { copy, amount, day, status } = usePicture()
  const { invoice, status: name } = shown[kind]
  return (
    <Sheet label={label} title={copy(`${kind}.title`)}>
      <SheetRow name={invoice.customer} value={amount(invoice.amount)} status={status(name)} />
      <SheetRow name={`↓ ${copy(`${kind}.becomes`)}`} strong />
      <SheetRow
        name={`${copy('invoice')} ${invoice.number}`}
        detail={`${copy('due')} ${day(invoice.due)}`}
        value={amount(invoice.amount)}
        status={status('draft')}
      />
    </Sheet>
  )
}
