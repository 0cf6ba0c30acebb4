import { Picture } from './Picture'
import { Sheet } from './Sheet'
import { SheetHead } from './SheetHead'
import { SheetRow } from './SheetRow'
import * as styles from './ContractPicture.module.css'
import { contract, sums } from './samples'
import { usePicture } from './usePicture'

const { number, customer, item, price, start, months, invoiced } = contract

/** The first day of a month of the contract, counted from 0. */
function dayOf(month: number): string {
  const day = new Date(start)
  day.setUTCMonth(day.getUTCMonth() + month)
  return day.toISOString().slice(0, 10)
}

const state = (month: number) => (month < invoiced ? styles.done : month === invoiced ? styles.next : '')

/** A contract, its year of invoices, and the next three of them. */
export function ContractPicture({ label }: { label: string }) {
  const { copy, amount, day, month, status } = usePicture()
  const total = amount(sums([{ quantity: 1, price }]).total)
  return (
    <Picture label={label}>
      <Sheet>
        <SheetHead title={`${copy('contract.title')} ${number}`}>{copy('contract.every')}</SheetHead>
        <p className={styles.to}>
          {`${customer} · ${copy(`item.${item}`)}`}
          <b>{total}</b>
        </p>
        <div className={styles.year}>
          {Array.from({ length: months }, (_, index) => (
            <span key={index} className={`${styles.month} ${state(index)}`}>
              {month(dayOf(index))}
            </span>
          ))}
        </div>
        <SheetRow name={copy('contract.invoiced')} value={`${invoiced} / ${months}`} />
      </Sheet>
      <div className={styles.coming}>
        <Sheet>
          <div className={styles.stops}>
            {[0, 1, 2].map((index) => (
              <SheetRow
                key={index}
                before={<i className={`${styles.stop} ${index === 0 ? styles.next : ''}`} />}
                name={day(dayOf(invoiced + index))}
                detail={index === 0 ? copy('contract.next') : undefined}
                value={total}
                status={status('scheduled')}
              />
            ))}
          </div>
        </Sheet>
      </div>
    </Picture>
  )
}
