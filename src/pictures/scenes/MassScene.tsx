import { Glyph } from '../Glyph'
import { Picture } from '../Picture'
import { contract, mass, recipients } from '../samples'
import { SheetRow } from '../SheetRow'
import { usePicture } from '../usePicture'
import * as styles from './MassScene.module.css'
import { middle, Sides, PaperRow } from './Sides'

const { rows, channels } = mass

/** Whose rows were corrected: each is named above its invoice, in its colour (MassScene.module.css). */
const correctedBy = (channel: string) =>
  rows.flatMap(({ channel: way, corrected, customer }) => (way === channel && corrected ? customer : []))

/** Drawn invoices in a line. */
const across = 9

/** So many invoices; the marked ones stand first. */
const Documents = ({ count, marked }: { count: number; marked: number }) => (
  <div className={styles.field}>
    {Array.from({ length: Math.ceil(count / across) }, (_, line) => {
      const first = line * across
      const drawn = Math.min(across, count - first)
      const width = drawn * 25 - 7
      return (
        <svg key={first} viewBox={`0 0 ${width} 25`} width={width}>
          {Array.from({ length: drawn }, (_, index) => (
            <path
              key={index}
              className={first + index < marked ? styles.corrected : undefined}
              d={`M${index * 25} 0h12l6 6v19h-18z`}
            />
          ))}
        </svg>
      )
    })}
  </div>
)

/** Rows of one file and all the invoices that they become, by the way they go; one row had to be corrected first. */
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
          odd: corrected,
        }))}
        left={
          <>
            {rows.map(({ customer, price, corrected = false }) => (
              <PaperRow key={customer} marked={corrected}>
                <SheetRow
                  name={customer}
                  detail={copy(corrected ? 'mass.corrected' : `item.${contract.item}`)}
                  value={amount(price)}
                />
              </PaperRow>
            ))}
            <PaperRow>
              <b>{`+ ${number(recipients - rows.length)}`}</b>
            </PaperRow>
          </>
        }
        right={channels.map(({ channel, recipients: count }) => (
          <div key={channel} className={styles.channel}>
            <SheetRow
              before={<Glyph name={channel} />}
              name={
                <>
                  <SheetRow
                    name={copy(`channel.${channel}`)}
                    detail={correctedBy(channel).join(', ')}
                    value={number(count)}
                  />
                  <Documents count={count} marked={correctedBy(channel).length} />
                </>
              }
            />
          </div>
        ))}
      />
    </Picture>
  )
}
