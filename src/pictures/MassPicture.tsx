import { Picture } from './Picture'
import { ProgressBar } from './ProgressBar'
import { Sheet } from './Sheet'
import { SheetHead } from './SheetHead'
import { SheetRow } from './SheetRow'
import { Glyph, type GlyphName } from './Glyph'
import * as styles from './MassPicture.module.css'
import { run } from './samples'
import { usePicture } from './usePicture'

const all = (count: 'recipients' | 'sent') => run.channels.reduce((sum, channel) => sum + channel[count], 0)

/** An invoicing run that is under way, and how far each channel has got. */
export function MassPicture({ label }: { label: string }) {
  const { copy, day } = usePicture()
  return (
    <Picture label={label}>
      <div className={styles.stack}>
        <Sheet tone="deep">
          <SheetHead title={copy('mass.title')}>{day(run.date)}</SheetHead>
          <p className={styles.caption}>{copy('mass.recipients')}</p>
          <p className={styles.count}>
            {all('sent')}
            <span>{` / ${all('recipients')}`}</span>
          </p>
          <ProgressBar value={all('sent')} max={all('recipients')} />
          <div className={styles.channels}>
            {run.channels.map(({ channel, recipients, sent }) => (
              <div key={channel}>
                <SheetRow
                  before={<Glyph name={channel as GlyphName} />}
                  name={copy(`channel.${channel}`)}
                  value={`${sent} / ${recipients}`}
                />
                <ProgressBar value={sent} max={recipients} thin />
              </div>
            ))}
          </div>
        </Sheet>
      </div>
    </Picture>
  )
}
