import { quotation } from '../samples'
import { usePicture } from '../usePicture'
import * as row from './SheetRow.module.css'
import * as styles from './Signature.module.css'

/** The path of a handwritten signature, 204 by 44 units. */
const path =
  'M10 8C9 18 7 27 6 36M22 6C21 16 19 26 19 35c2 2 5-3 7-10-2 5-3 10 0 10 5 0 11-27 8-28s-7 28-2 28c3 0 5-5 6-10-1 8-2 17-6 17M8 23c5-2 9-3 13-3M27 18v.1M40 18v.1M49 26c-5-3-9 9-4 9 3 0 4-5 5-9-2 6-2 9 0 9s3-2 5-4M61 36C64 26 68 15 72 6c0 9 1 18 2 26 5-9 10-18 16-27-3 10-5 20-5 30 3 1 6-9 10-9 4 1 2 9-2 9-4-1-2-9 3-9 2 0 4-1 6-2M113 6c-4 10-7 20-9 29m1-5c5-1 9-5 9-7-1-2-6 2-8 6 3 0 4 6 7 6 2 0 3-1 5-3M126 6c-4 10-7 20-9 29m1-5c5-1 9-5 9-7-1-2-6 2-8 6 3 0 4 6 7 6 4 0 4-7 8-7s1 7 4 7 4-6 7-6 1 6 4 6 4-6 7-6 1 6 4 6 4-6 7-6 2 6 5 5 4-3 7-4'

// A name on one line leaves room for the line above it.
const signer = quotation.signer.replaceAll(' ', '\u00a0')

/** The signature at the foot of the quotation, with the signer's name and the day; `empty` before it is signed. */
export function Signature({ empty = false }: { empty?: boolean }) {
  const { copy, unbrokenDay } = usePicture()
  return (
    <>
      <svg className={styles.signature} viewBox="0 0 204 44" aria-hidden="true">
        {!empty && <path d={path} />}
      </svg>
      <p className={row.detail}>
        {signer}
        <br />
        {!empty && `${copy('quote.signed')} ${unbrokenDay(quotation.signed)}`}
      </p>
    </>
  )
}
