import { Glyph } from '../parts/Glyph'
import { Picture } from '../parts/Picture'
import { mass, recipients } from '../samples'
import { SheetRow } from '../parts/SheetRow'
import * as sheetRow from '../parts/SheetRow.module.css'
import { usePicture } from '../usePicture'
import * as styles from './MassScene.module.css'
import { middle, Sides, PaperRow } from './Sides'

const { item, rows, channels } = mass

/**
 * Customers of a channel whose rows were corrected. Their names stand above the drawn invoices, in the colour of the
 * corrected ones (MassScene.module.css).
 */
const correctedBy = (channel: string) =>
  rows.flatMap((row) => (row.channel === channel && row.corrected ? row.customer : []))

/** Drawn invoices in a row: all those of the largest channel, if they are not too many. */
const perRow = Math.min(20, Math.max(1, ...channels.map((row) => row.recipients)))

/** So many drawn invoices. The corrected ones stand first. */
const Invoices = ({ count, corrected }: { count: number; corrected: number }) => (
  <svg viewBox={`0 -6 ${19 * perRow} ${27 * Math.ceil(count / perRow)}`} width={26 * perRow}>
    {Array.from({ length: count }, (_, index) => (
      <path
        key={index}
        transform={`translate(${19 * (index % perRow)} ${27 * Math.floor(index / perRow)})`}
        fill={index < corrected ? 'var(--accent)' : undefined}
        d="M0 0h10l5 5v16H0z"
      />
    ))}
  </svg>
)

/** The rows of an imported file, and all the invoices that are made of it, by channel. One row had to be corrected. */
export function MassScene({ label }: { label: string }) {
  const { copy, amount, number } = usePicture()
  return (
    <Picture label={label}>
      <Sides
        titles={[copy('mass.file'), copy('mass.title')]}
        wires={rows.map(({ channel, corrected = false }, index) => ({
          from: middle(index, rows.length + 1),
          to: middle(
            channels.findIndex((row) => row.channel === channel),
            channels.length + 1,
          ),
          dashed: corrected,
        }))}
        left={
          <>
            {rows.map(({ customer, price, channel, corrected = false }) => (
              <PaperRow key={customer} marked={corrected}>
                <SheetRow
                  before={
                    <span className={styles.sign}>
                      <Glyph name={channel} />
                    </span>
                  }
                  name={customer}
                  detail={copy(corrected ? 'mass.corrected' : `item.${item}`)}
                  value={amount(price)}
                />
              </PaperRow>
            ))}
            <SheetRow ruled name={<b>{`+ ${number(recipients - rows.length)}`}</b>} />
          </>
        }
        right={
          <>
            {channels.map(({ channel, recipients: count }) => (
              <div key={channel} className={styles.channel}>
                <SheetRow
                  before={<Glyph name={channel} />}
                  name={
                    <>
                      <SheetRow name={copy(`channel.${channel}`)} value={number(count)} />
                      {correctedBy(channel).map((customer) => (
                        <p key={customer} className={sheetRow.detail}>
                          {customer}
                        </p>
                      ))}
                      <Invoices count={count} corrected={correctedBy(channel).length} />
                    </>
                  }
                />
              </div>
            ))}
            <SheetRow ruled name={<b>{copy('total')}</b>} value={number(recipients)} />
          </>
        }
      />
    </Picture>
  )
}
