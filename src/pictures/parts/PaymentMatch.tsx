import type { ReactNode } from 'react'
import * as overlap from './Overlap.module.css'
import * as styles from './PaymentMatch.module.css'
import { ReferenceDetail } from './Reference'
import { Sheet } from './Sheet'
import { SheetHead } from './SheetHead'
import { SheetRow } from './SheetRow'
import { usePicture } from '../usePicture'

interface Props {
  payer: ReactNode
  reference: string
  date: string
  paid: number
  /** Sheet of the invoice. */
  children: ReactNode
}

/** A payment in the bank, and below it the invoice with the same reference number. */
export function PaymentMatch({ payer, reference, date, paid, children }: Props) {
  const { copy, amount, day, status } = usePicture()
  return (
    <>
      <div className={overlap.below}>
        <Sheet tone="deep">
          <SheetHead title={copy('payment.title')}>{day(date)}</SheetHead>
          <SheetRow name={payer} detail={<ReferenceDetail of={reference} />} value={`+${amount(paid)}`} />
        </Sheet>
      </div>
      <div className={styles.joint}>
        <svg className={styles.curve} viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">
          <path d="M22 0C22 34 72 16 72 50" vectorEffect="non-scaling-stroke" />
        </svg>
        <span>{status('matched')}</span>
      </div>
      <div className={overlap.above}>{children}</div>
    </>
  )
}
