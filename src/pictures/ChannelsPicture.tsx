import { channels } from '../site/product/channels'
import { Picture } from './parts/Picture'
import { Sheet } from './parts/Sheet'
import { SheetHead } from './parts/SheetHead'
import { ButtonShape } from './parts/ButtonShape'
import * as styles from './ChannelsPicture.module.css'
import * as overlap from './parts/Overlap.module.css'
import { Glyph } from './parts/Glyph'
import { InvoiceHead } from './parts/InvoiceHead'
import { invoiceOf, sending } from './samples'
import * as row from './parts/SheetRow.module.css'
import { LinesWithTotals } from './parts/Totals'
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
          <LinesWithTotals lines={invoice.lines} />
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
