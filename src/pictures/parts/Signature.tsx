import { quotation } from '../samples'
import { usePicture } from '../usePicture'
import * as row from './SheetRow.module.css'
import * as styles from './Signature.module.css'
import { signaturePath } from './signaturePath'

/** The signature at the foot of the quotation, with the signer's name and the day. */
export function Signature() {
  const { copy, wholeDay } = usePicture()
  return (
    <>
      <svg className={styles.signature} viewBox="0 0 204 44" aria-hidden="true">
        <path d={signaturePath} />
      </svg>
      <p className={row.detail}>
        {quotation.signer}
        <br />
        {`${copy('quote.signed')} ${wholeDay(quotation.signed)}`}
      </p>
    </>
  )
}
