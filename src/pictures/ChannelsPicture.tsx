import { channels } from '../site/channels'
import { Picture } from './Picture'
import { Sheet } from './Sheet'
import { SheetHead } from './SheetHead'
import { ButtonShape } from './ButtonShape'
import * as styles from './ChannelsPicture.module.css'
import * as overlap from './Overlap.module.css'
import { Glyph } from './Glyph'
import { InvoiceHead } from './InvoiceHead'
import { invoiceOf, sending } from './samples'
import * as row from './SheetRow.module.css'
import { Totals } from './Totals'
import { usePicture } from './usePicture'

/** A finished invoice and the channels by which it may be sent. */
export function ChannelsPicture({ label }: { label: string }) {
  const { copy } = usePicture()
  const invoice = invoiceOf(sending.invoice)
  return (
    <Picture label={label}>
      <div className={overlap.below}>
        <Sheet tone="paper">
          <SheetHead title={`${copy('invoice')} ${invoice.number}`} />
          <InvoiceHead invoice={invoice} />
          <Totals lines={invoice.lines} />
        </Sheet>
      </div>
      <div className={overlap.above}>
        <Sheet>
          <SheetHead title={copy('channel.label')} />
          <div className={styles.ways}>
            {channels.map((channel) => (
              <div key={channel} className={`${styles.way} ${channel === sending.channel ? styles.chosen : ''}`}>
                <Glyph name={channel} />
                <div className={styles.name}>
                  {copy(`channel.${channel}`)}
                  {channel === sending.channel && <div className={row.detail}>{sending.format}</div>}
                </div>
                {channel === sending.channel && <Glyph name="tick" />}
              </div>
            ))}
          </div>
          <ButtonShape>{copy('send')}</ButtonShape>
        </Sheet>
      </div>
    </Picture>
  )
}
