import site from '../../../content/site.json'
import { Sheet } from '../../components/Sheet'
import { SheetRow } from '../../components/SheetRow'
import { invoices } from './samples'
import { usePicture } from './usePicture'

/** A list of invoices with their statuses. */
export function InvoicesPicture({ label }: { label: string }) {
  const { copy, amount, day, status } = usePicture()
  return (
    <Sheet label={label} title={site.product.name}>
      {invoices.map(({ number, customer, due, amount: euros, status: name }) => (
        <SheetRow
          key={number}
          name={customer}
          detail={`${copy('number')} ${number} · ${copy('due')} ${day(due)}`}
          value={amount(euros)}
          status={status(name)}
        />
      ))}
    </Sheet>
  )
}
