import { useCopy } from '../../i18n/useCopy'
import { sums } from '../../pictures/samples'
import { usePicture } from '../../pictures/usePicture'
import type { Job } from './followedInvoice'
import * as tables from '../shared/Table.module.css'
import * as styles from './Walkthrough.module.css'

/** The lines of an invoice as a table, without VAT. */
export function InvoiceLines({ job: { number, lines } }: { job: Job }) {
  const copy = useCopy('howItWorks')
  const { copy: words, amount, count } = usePicture()
  return (
    <table className={`${tables.table} ${styles.lines}`}>
      <caption className="visually-hidden">{`${words('invoice')} ${number}`}</caption>
      <thead>
        <tr>
          {['what', 'quantity', 'price', 'sum'].map((column) => (
            <th key={column} scope="col">
              {copy(`invoice.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ item, unit, quantity, price }, index) => (
          <tr key={index}>
            <th scope="row">{words(`item.${item}`)}</th>
            <td>{count(quantity, unit)}</td>
            <td>{amount(price)}</td>
            <td>{amount(sums([{ quantity, price }]).net)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
