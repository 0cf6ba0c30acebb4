import { useCopy } from '../../i18n/useCopy'
import { Glyph } from '../../pictures/parts/Glyph'
import { Sheet } from '../../pictures/parts/Sheet'
import { SheetHead } from '../../pictures/parts/SheetHead'
import { usePicture } from '../../pictures/usePicture'
import { due, invoiceFor, type Job } from './followedInvoice'
import type { Channel } from './shownChannels'
import { Facts } from './Facts'
import { FinvoiceExcerpt } from './FinvoiceExcerpt'
import { Letterhead } from './Letterhead'
import { Postage } from './Postage'
import { Reference } from '../../pictures/parts/Reference'
import * as styles from './Walkthrough.module.css'

/** How the invoice travels: as the e-invoice file, as an e-mail, or as a letter, by the channel. */
export function InvoiceDelivery({ job, channel }: { job: Job; channel: Channel }) {
  const copy = useCopy('howItWorks')
  const { language, copy: words, amount, day } = usePicture()
  const { number, seller, buyer, total, reference } = invoiceFor(job)
  if (channel === 'einvoice')
    return (
      <Sheet tone="deep">
        <FinvoiceExcerpt job={job} />
        <p className={`${styles.note} small-print`} data-answer="way">
          {copy('finvoice')}
        </p>
      </Sheet>
    )
  if (channel === 'email')
    return (
      <Sheet>
        <SheetHead title={`${words('invoice')} ${number}`} />
        <Facts
          facts={[
            [copy('email.from'), seller.name],
            [copy('email.to'), buyer.name],
          ]}
        />
        <p className={styles.room} data-answer="way">
          {copy('email.body', { number, sum: amount(total), due: day(due) })}
        </p>
        <p>
          {`${words('reference')} `}
          <Reference>{reference}</Reference>
        </p>
        <p className={styles.attachment}>
          <Glyph name="invoice" />
          {copy('email.file', { number })}
        </p>
      </Sheet>
    )
  return (
    <>
      <Sheet tone="paper">
        <div className={styles.envelope}>
          <Letterhead of={seller} />
          <Postage />
          <div className={styles.window}>
            <Sheet tone="soft">
              {buyer.name}
              <p className="small-print">{buyer.street}</p>
              <p className="small-print">{buyer.town(language)}</p>
            </Sheet>
          </div>
        </div>
      </Sheet>
      <p className={`${styles.note} small-print`} data-answer="way">
        {copy('letter')}
      </p>
    </>
  )
}
