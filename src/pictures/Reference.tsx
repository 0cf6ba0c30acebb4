import * as styles from './Reference.module.css'
import { usePicture } from './usePicture'

/** The number by which a payment finds its invoice, marked wherever it stands. */
export const Reference = ({ children }: { children: string }) => <b className={styles.reference}>{children}</b>

/** The reference number as a payment and an invoice have it below their names. */
export const ReferenceDetail = ({ of }: { of: string }) => (
  <>
    {`${usePicture().copy('reference')} `}
    <Reference>{of}</Reference>
  </>
)
