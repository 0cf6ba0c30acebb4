import { Sheet } from '../../components/Sheet'
import { SheetRow } from '../../components/SheetRow'
import { invoices, reference } from './samples'
import { usePicture } from './usePicture'

const [paid, , late] = invoices

/** A payment that finds its invoice by reference number, and a reminder. */
export function PaymentPicture({ label }: { label: string }) {
  const { copy, amount, status } = usePicture()
  return (
    <Sheet label={label} title={copy('payment.title')}>
      <SheetRow
        name={amount(paid!.amount)}
        detail={`${copy('reference')} ${reference}`}
        status={status('matched')}
        strong
      />
      <SheetRow name={paid!.customer} detail={`${copy('invoice')} ${paid!.number}`} value={amount(paid!.amount)} status={status('paid')} />
      <SheetRow name={late!.customer} detail={`${copy('invoice')} ${late!.number}`} value={amount(late!.amount)} status={status('reminded')} />
    </Sheet>
  )
}
