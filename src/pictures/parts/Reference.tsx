import * as styles from './Reference.module.css'
import { usePicture } from '../usePicture'

/** A reference number. It is marked wherever it stands: a payment finds its invoice by it. */
export const Reference = ({ children }: { children: string }) => <b className={styles.reference}>{children}</b>

/** A reference number with its label, as the detail of a payment or an invoice. */
export const ReferenceDetail = ({ of }: { of: string }) => (
  <>
    {`${usePicture().copy('reference')} `}
    <Reference>{of}</Reference>
  </>
)
