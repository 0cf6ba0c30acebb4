import * as styles from './InvoiceHead.module.css'
import * as row from './SheetRow.module.css'
import type { Invoice } from '../../site/schemas/samples'
import { referenceOf } from '../../site/product/invoice'
import { usePicture } from '../usePicture'

/** The customer of an invoice, its due date and its reference number. */
export function InvoiceHead({ invoice: { number, customer, due } }: { invoice: Invoice }) {
  const { copy, day } = usePicture()
  const facts = { customer, due: day(due), reference: referenceOf(number) }
  return (
    <div className={styles.head}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <p className={row.detail}>{copy(name)}</p>
          {value}
        </div>
      ))}
    </div>
  )
}
