import { Glyph } from '../parts/Glyph'
import { Picture } from '../parts/Picture'
import { mass, recipients } from '../samples'
import { SheetRow } from '../parts/SheetRow'
import { usePicture } from '../usePicture'
import * as styles from './MassScene.module.css'
import { middle, Sides, PaperRow } from './Sides'

const { item, rows, channels } = mass
/** Number of drawn invoices in a line. */
const across = 18

/**
 * Customers of a channel whose rows were corrected. Their names stand above the drawn invoices, in the colour of the
 * corrected ones (MassScene.module.css).
 */
const correctedBy = (channel: string) =>
  rows.flatMap((row) => (row.channel === channel && row.corrected ? row.customer : []))

/** The rows of an imported file, and all the invoices that are made of it, by channel. One row had to be corrected. */
export function MassScene({ label }: { label: string }) {
  const { copy, amount, number } = usePicture()
  return (
    <Picture label={label}>
      <Sides
        titles={[copy('mass.file'), `${copy('mass.title')}: ${number(recipients)}`]}
        wires={rows.map(({ channel, corrected = false }, index) => ({
          from: middle(index, rows.length + 1),
          to: middle(
            channels.findIndex((row) => row.channel === channel),
            channels.length,
          ),
          dashed: corrected,
        }))}
        left={
          <>
            {rows.map(({ customer, price, corrected = false }) => (
              <PaperRow key={customer} marked={corrected}>
                <SheetRow
                  name={customer}
                  detail={copy(corrected ? 'mass.corrected' : `item.${item}`)}
                  value={amount(price)}
                />
              </PaperRow>
            ))}
            <b>{`+ ${number(recipients - rows.length)}`}</b>
          </>
        }
        right={channels.map(({ channel, recipients: count }) => (
          <div key={channel} className={styles.channel}>
            <SheetRow
              before={<Glyph name={channel} />}
              name={copy(`channel.${channel}`)}
              detail={correctedBy(channel).join(', ')}
              value={number(count)}
            />
            <svg viewBox={`0 0 ${across * 20} ${Math.ceil(count / across) * 26}`} className={styles.field}>
              {Array.from({ length: count }, (_, index) => (
                <path
                  key={index}
                  className={index < correctedBy(channel).length ? styles.corrected : undefined}
                  d={`M${(index % across) * 20} ${Math.floor(index / across) * 26}h10l5 5v16h-15z`}
                />
              ))}
            </svg>
          </div>
        ))}
      />
    </Picture>
  )
}
