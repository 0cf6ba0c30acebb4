import { Picture } from './parts/Picture'
import { Sheet } from './parts/Sheet'
import { SheetHead } from './parts/SheetHead'
import * as head from './parts/SheetHead.module.css'
import { SheetRow } from './parts/SheetRow'
import * as styles from './ContractPicture.module.css'
import * as overlap from './parts/Overlap.module.css'
import { contract, contractInvoices, sums } from './samples'
import { usePicture } from './usePicture'

const { number, customer, item, price, months, invoiced } = contract

const monthClass = (month: number) => (month < invoiced ? styles.done : month === invoiced ? styles.next : '')

/** A contract, the twelve months of its invoices, and the next three invoices. */
export function ContractPicture({ label }: { label: string }) {
  const { copy, amount, day, month, status } = usePicture()
  const total = amount(sums([{ quantity: 1, price }]).total)
  return (
    <Picture label={label}>
      <div className={overlap.below}>
        <Sheet>
          <SheetHead title={`${copy('contract.title')} ${number}`}>{copy('contract.every')}</SheetHead>
          <p className={head.to}>{customer}</p>
          <SheetHead title={<span className={styles.sum}>{total}</span>}>{copy(`item.${item}`)}</SheetHead>
          <div className={styles.year}>
            {contractInvoices.map(({ date }, index) => (
              <span key={date} className={`${styles.month} ${monthClass(index)}`}>
                {month(date)}
              </span>
            ))}
          </div>
          <SheetRow ruled name={copy('contract.invoiced')} value={`${invoiced} / ${months}`} />
        </Sheet>
      </div>
      <div className={overlap.above}>
        <Sheet>
          <div className={styles.stops}>
            {contractInvoices.slice(invoiced, invoiced + 3).map(({ date, lines }, index) => (
              <SheetRow
                key={date}
                before={<i className={`${styles.stop} ${index === 0 ? styles.next : ''}`} />}
                name={day(date)}
                detail={index === 0 ? copy('contract.next') : undefined}
                value={amount(sums(lines).total)}
                status={index === 0 ? status('scheduled') : undefined}
              />
            ))}
          </div>
        </Sheet>
      </div>
    </Picture>
  )
}
