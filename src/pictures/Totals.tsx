import { SheetRow } from './SheetRow'
import { sums, vat, type Line } from './samples'
import * as styles from './Totals.module.css'
import { usePicture } from './usePicture'

/** Lines of a document with their prices, the VAT and the total. */
export function Totals({ lines }: { lines: readonly Line[] }) {
  const { copy, amount, percent } = usePicture()
  const { net, tax, total } = sums(lines)
  return (
    <>
      {lines.map(({ item, unit, quantity, price }) => (
        <SheetRow
          key={item}
          ruled
          name={copy(`item.${item}`)}
          detail={`${quantity} ${copy(`unit.${unit}`)} × ${amount(price)}`}
          value={amount(quantity * price)}
        />
      ))}
      <div className={styles.sums}>
        <span>{copy('net')}</span>
        <span>{amount(net)}</span>
        <span>{`${copy('vat')} ${percent(vat)}`}</span>
        <span>{amount(tax)}</span>
        <b>{copy('total')}</b>
        <b>{amount(total)}</b>
      </div>
    </>
  )
}
