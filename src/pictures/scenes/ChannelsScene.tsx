import type { ReactNode } from 'react'
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

/** Elements of the Finvoice file, with their values. */
const elements = {
  InvoiceNumber: number,
  InvoiceTotalVatIncludedAmount: finvoiceSum(total),
  EpiRemittanceInfoIdentifier: referenceOf(number),
  EpiDateOptionDate: finvoiceDay(due),
}

/** The way of an e-invoice: sender, sender's operator, customer's operator, customer's system. */
export function ChannelsScene({ label }: { label: string }) {
  const { copy, amount, day, status } = usePicture()
  const fields = (of: Readonly<Record<string, string | number>>) => (
    <div className={styles.fields}>
      {Object.entries(of).map(([name, value]) => (
        <div key={name} className={styles.field}>
          <p className={row.detail}>
            <Breakable parts={name.split(/\B(?=[A-Z])/)} />
          </p>
          {value}
        </div>
      ))}
    </div>
  )
  const facts = fields({
    [copy('total')]: amount(total),
    [copy('due')]: day(due),
    [copy('reference')]: referenceOf(number),
  })
  const station = (key: string, glyph: GlyphName, title: string, children: ReactNode) => ({
    key,
    sign: <Glyph name={glyph} />,
    children: (
      <div className={styles.station}>
        <SheetHead title={title} />
        <Sheet tone="paper">{children}</Sheet>
      </div>
    ),
  })
  return (
    <Picture label={label}>
      <StationTrack
        on="deep"
        stations={[
          station(
            'yours',
            'invoice',
            copy('way.yours'),
            <>
              <SheetHead title={`${copy('invoice')} ${number}`} />
              <p className={head.to}>{account}</p>
              {facts}
            </>,
          ),
          station(
            'operator',
            'einvoice',
            copy('way.operator'),
            <>
              <SheetHead title={sending.format} />
              {fields(elements)}
            </>,
          ),
          station(
            'theirs',
            'tick',
            copy('way.theirs'),
            <>
              <SheetHead title={customer} />
              {fields(sending.envelope ?? {})}
              {status('found')}
            </>,
          ),
          station(
            'arrived',
            'ledger',
            copy('way.arrived'),
            <>
              <SheetHead title={`${copy('invoice')} ${number}`} />
              <p className={head.to}>{account}</p>
              {facts}
              {status('approval')}
            </>,
          ),
        ]}
      />
    </Picture>
  )
}
