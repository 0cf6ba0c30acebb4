import type { ReactNode } from 'react'
import { Run } from '../../components/Run'
import { Glyph, type GlyphName } from '../Glyph'
import { Picture } from '../Picture'
import { account, finvoice, invoiceOf, referenceOf, sending, sums } from '../samples'
import { Sheet } from '../Sheet'
import { SheetHead } from '../SheetHead'
import { SheetRow } from '../SheetRow'
import { usePicture } from '../usePicture'
import * as styles from './Stations.module.css'

const invoice = invoiceOf(sending.invoice)

/** May be broken before each of its words. */
const breakable = (tag: string) => tag.replace(/\B(?=[A-Z])/g, '\u200b')

/** The way of an e-invoice: from the sender over both operators into the customer's system. */
export function ChannelsScene({ label }: { label: string }) {
  const { copy, amount, day, status } = usePicture()
  const { number, customer, due, lines } = invoice
  const facts = (
    <>
      <SheetRow ruled name={copy('total')} value={amount(sums(lines).total)} />
      <SheetRow ruled name={copy('due')} value={day(due)} />
      <SheetRow ruled name={copy('reference')} value={referenceOf(number)} />
    </>
  )
  const station = (key: string, glyph: GlyphName, title: string, children: ReactNode) => ({
    key,
    sign: <Glyph name={glyph} />,
    children: (
      <div className={styles.station}>
        <p className={styles.title}>{title}</p>
        <Sheet>{children}</Sheet>
      </div>
    ),
  })
  return (
    <Picture label={label}>
      <Run
        on="deep"
        stations={[
          station(
            'yours',
            'invoice',
            copy('way.yours'),
            <>
              <SheetHead title={`${copy('invoice')} ${number}`} />
              <p className={styles.soft}>{account}</p>
              {facts}
            </>,
          ),
          station(
            'operator',
            'einvoice',
            copy('way.operator'),
            <>
              <SheetHead title={sending.format} />
              {finvoice(invoice).map(([tag, value]) => (
                <p key={tag} className={styles.field}>
                  <span>{breakable(tag)}</span>
                  {value}
                </p>
              ))}
            </>,
          ),
          station(
            'theirs',
            'tick',
            copy('way.theirs'),
            <>
              <SheetHead title={customer} />
              {status('found')}
            </>,
          ),
          station(
            'arrived',
            'ledger',
            copy('way.arrived'),
            <>
              <SheetHead title={`${copy('invoice')} ${number}`} />
              <p className={styles.soft}>{account}</p>
              {facts}
              {status('approval')}
            </>,
          ),
        ]}
      />
    </Picture>
  )
}
