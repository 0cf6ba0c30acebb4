import { Breakable } from '../../components/Breakable'
import { StationTrack } from '../../components/StationTrack'
import { finvoiceDay, finvoiceSum } from '../finvoice'
import { Glyph, type GlyphName } from '../parts/Glyph'
import { Picture } from '../parts/Picture'
import { referenceOf } from '../../site/product/invoice'
import { account, invoiceOf, sending, sums } from '../samples'
import { Sheet } from '../parts/Sheet'
import { SheetHead } from '../parts/SheetHead'
import * as head from '../parts/SheetHead.module.css'
import * as row from '../parts/SheetRow.module.css'
import { usePicture } from '../usePicture'
import * as styles from './Stations.module.css'

const { number, customer, due, lines } = invoiceOf(sending.invoice)
const { total } = sums(lines)

type Fields = Readonly<Record<string, string | number>>
type Heading = readonly [title: string, below: string]

/** Elements of the Finvoice file, with their values. They stand in the order of the invoice's facts. */
const elements = {
  EpiInstructedAmount: finvoiceSum(total),
  EpiDateOptionDate: finvoiceDay(due),
  EpiRemittanceInfoIdentifier: referenceOf(number),
}

/** The way of an e-invoice: sender, sender's operator, customer's operator, customer's system. */
export function ChannelsScene({ label }: { label: string }) {
  const { copy, amount, day, status } = usePicture()
  const invoice: Heading = [`${copy('invoice')} ${number}`, account]
  const facts: Fields = {
    [copy('total')]: amount(total),
    [copy('due')]: day(due),
    [copy('reference')]: referenceOf(number),
  }
  const station = (key: string, glyph: GlyphName, [title, below]: Heading, fields: Fields, state: string) => ({
    key,
    disc: <Glyph name={glyph} />,
    children: (
      <div className={styles.station}>
        <SheetHead title={copy(`way.${key}`)} />
        <Sheet tone="paper">
          <SheetHead title={title} />
          <p className={head.to}>{below}</p>
          <div className={styles.fields}>
            {Object.entries(fields).map(([name, value]) => (
              <div key={name} className={styles.field}>
                <p className={row.detail}>
                  <Breakable parts={name.split(/\B(?=[A-Z])/)} />
                </p>
                {value}
              </div>
            ))}
          </div>
          {status(state)}
        </Sheet>
      </div>
    ),
  })
  return (
    <Picture label={label}>
      <StationTrack
        discs="deep"
        stations={[
          station('yours', 'invoice', invoice, facts, 'sent'),
          station('operator', 'einvoice', [sending.format, `InvoiceNumber ${number}`], elements, 'forwarded'),
          station('theirs', 'tick', [sending.format, customer], sending.envelope ?? {}, 'found'),
          station('arrived', 'ledger', invoice, facts, 'approval'),
        ]}
      />
    </Picture>
  )
}
