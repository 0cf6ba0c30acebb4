import { Picture } from './parts/Picture'
import { ProgressBar } from './parts/ProgressBar'
import { Sheet } from './parts/Sheet'
import { SheetHead } from './parts/SheetHead'
import { SheetRow } from './parts/SheetRow'
import * as row from './parts/SheetRow.module.css'
import { Glyph } from './parts/Glyph'
import * as styles from './MassPicture.module.css'
import { mass, recipients } from './samples'
import { usePicture } from './usePicture'

const allSent = mass.channels.reduce((sum, { sent }) => sum + sent, 0)

/** A bulk invoicing run in progress: how many invoices have been sent, in all and by channel. */
export function MassPicture({ label }: { label: string }) {
  const { copy, day } = usePicture()
  return (
    <Picture label={label}>
      <div className={styles.stack}>
        <Sheet tone="deep">
          <SheetHead title={copy('mass.title')}>{day(mass.date)}</SheetHead>
          <p className={row.detail}>{copy('mass.recipients')}</p>
          <p className={styles.count}>
            {allSent}
            <span>{` / ${recipients}`}</span>
          </p>
          <ProgressBar value={allSent} max={recipients} />
          <div className={styles.channels}>
            {mass.channels.map(({ channel, recipients: count, sent }) => (
              <div key={channel}>
                <SheetRow
                  before={<Glyph name={channel} />}
                  name={copy(`channel.${channel}`)}
                  value={`${sent} / ${count}`}
                />
                <ProgressBar value={sent} max={count} thin />
              </div>
            ))}
          </div>
        </Sheet>
      </div>
    </Picture>
  )
}
