import { SheetRow } from './SheetRow'
import type { Line } from '../../site/schemas/samples'
import { sums, vat } from '../samples'
import * as styles from './Sums.module.css'
import { usePicture } from '../usePicture'

interface Props {
  lines: readonly Line[]
}

/** The sum of lines without VAT, the VAT, and the total. */
export function Totals({ lines }: Props) {
  const { copy, amount, percent } = usePicture()
  const { net, tax, total } = sums(lines)
  return (
    <div className={`${styles.sums} ${styles.below}`}>
      <span>{copy('net')}</span>
      <span>{amount(net)}</span>
      <span>{`${copy('vat')} ${percent(vat)}`}</span>
      <span>{amount(tax)}</span>
      <b>{copy('total')}</b>
      <b>{amount(total)}</b>
    </div>
  )
}

/** Lines of a document with their prices, and below them their sums. */
export function LinesWithTotals({ lines }: Props) {
  const { copy, amount, count } = usePicture()
  return (
    <>
      {lines.map(({ item, unit, quantity, price }, index) => (
        <SheetRow
          key={index}
          ruled
          name={copy(`item.${item}`)}
          detail={`${count(quantity, unit)} × ${amount(price)}`}
          value={amount(sums([{ quantity, price }]).net)}
        />
      ))}
      <Totals lines={lines} />
    </>
  )
}
