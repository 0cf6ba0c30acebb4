import { barWidths } from './slipBarCode'
import { slipCode, type Job } from './followedInvoice'
import * as styles from './BankSlip.module.css'

/** Path of the bars; a module is one unit wide. */
function bars(widths: readonly number[]): string {
  let end = 0
  return widths
    .map((width, index) => {
      end += width
      return index % 2 ? '' : `M${end - width} 0h${width}v1h-${width}z`
    })
    .join('')
}

/** The bar code of a bank slip, and its digits below in groups. */
export function BankCode({ job, label }: { job: Job; label: string }) {
  const parts = slipCode(job)
  const widths = barWidths(parts.join(''))
  const width = widths.reduce((sum, bar) => sum + bar, 0)
  return (
    <>
      <svg
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        className={styles.bars}
        aria-hidden="true"
      >
        <path d={bars(widths)} />
      </svg>
      <div className={styles.digits}>
        <span>{label}</span>
        {parts.map((part) => (
          <span key={part}>{` ${part}`}</span>
        ))}
      </div>
    </>
  )
}
