import { Sheet } from '../../components/Sheet'
import { SheetRow } from '../../components/SheetRow'
import { invoices, schedule } from './samples'
import { usePicture } from './usePicture'

const contract = invoices[1]!

/** A contract and the invoices that will follow from it. */
export function ContractPicture({ label }: { label: string }) {
  const { copy, amount, day, status } = usePicture()
  return (
    <Sheet label={label} title={copy('contract.title')}>
      <SheetRow name={contract.customer} detail={copy('contract.every')} value={amount(contract.amount)} strong />
      {schedule.map((date, index) => (
        <SheetRow
          key={date}
          name={index === 0 ? copy('contract.next') : copy('invoice')}
          detail={day(date)}
          value={amount(contract.amount)}
          status={status('scheduled')}
        />
      ))}
    </Sheet>
  )
}
