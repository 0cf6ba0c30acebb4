import { ProgressBar } from '../../components/ProgressBar'
import { Sheet } from '../../components/Sheet'
import { SheetRow } from '../../components/SheetRow'
import { invoices, recipients, sent } from './samples'
import { usePicture } from './usePicture'

/** An invoicing run that is under way. */
export function MassPicture({ label }: { label: string }) {
  const { copy, status } = usePicture()
  return (
    <Sheet label={label} title={copy('mass.title')}>
      <SheetRow name={copy('mass.recipients')} value={`${sent} / ${recipients}`} strong />
      <ProgressBar value={sent} max={recipients} />
      {invoices.slice(0, 3).map(({ number, customer }, index) => (
        <SheetRow
          key={number}
          name={customer}
          detail={copy(`channel.${['einvoice', 'email', 'paper'][index]!}`)}
          status={status('sent')}
        />
      ))}
    </Sheet>
  )
}
