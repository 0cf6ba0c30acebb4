import { Sheet } from '../../components/Sheet'
import { SheetRow } from '../../components/SheetRow'
import { invoices } from './samples'
import { usePicture } from './usePicture'

const channels = ['einvoice', 'consumer', 'email', 'paper'] as const

/** Four invoices, each on its own way to the customer. */
export function ChannelsPicture({ label }: { label: string }) {
  const { copy, amount } = usePicture()
  return (
    <Sheet label={label} title={copy('channel.label')}>
      {channels.map((channel, index) => {
        const invoice = invoices[index]!
        return (
          <SheetRow
            key={channel}
            name={invoice.customer}
            detail={amount(invoice.amount)}
            status={{ kind: channel === 'einvoice' ? 'good' : 'neutral', text: copy(`channel.${channel}`) }}
          />
        )
      })}
    </Sheet>
  )
}
