import { sumOfEuros } from '../../site/product/invoice'
import { Glyph } from '../parts/Glyph'
import { Picture } from '../parts/Picture'
import { contract, contractInvoices, sums } from '../samples'
import { usePicture } from '../usePicture'
import * as styles from './ContractScene.module.css'

const { number, customer, item, raise, invoiced } = contract

/** A year of a contract: the invoices that were sent, those to come, and the month in which the price rises. */
export function ContractScene({ label }: { label: string }) {
  const { copy, amount, day, percent, monthName } = usePicture()
  const year = sumOfEuros(contractInvoices.map(({ lines }) => sums(lines).total))
  return (
    <Picture label={label}>
      <p className={styles.line}>
        <b>{`${copy('contract.title')} ${number} · ${customer}`}</b>
        {` ${copy(`item.${item}`)} · ${copy('contract.every')}`}
      </p>
      <div className={styles.year}>
        {contractInvoices.map(({ date, lines }, index) => (
          <div
            key={date}
            className={`${styles.month} ${index < invoiced ? `${styles.sent} paper` : ''} ${index < raise.month ? '' : styles.raised}`}
          >
            {index === raise.month && (
              <span className={styles.flag}>{`${copy('contract.raise')} ${percent(raise.share)}`}</span>
            )}
            <b>{monthName(date)}</b>
            {amount(sums(lines).total)}
            <Glyph name={index < invoiced ? 'tick' : 'clock'} />
          </div>
        ))}
      </div>
      <p className={styles.line}>
        <span>{`${copy('contract.next')} ${day(contractInvoices[invoiced]!.date)}`}</span>
        <b>{`${copy('contract.year')} ${amount(year)}`}</b>
      </p>
    </Picture>
  )
}
