import { useCurrentPage } from '../../i18n/CurrentPage'
import { ShopSign } from '../shared/ShopSign'
import type { party } from './followedInvoice'
import * as styles from './Walkthrough.module.css'

interface Props {
  of: ReturnType<typeof party>
  /** A further line. */
  children?: string
}

/** The sign, name and address of a shop. */
export function Letterhead({ of: { sign, name, street, town }, children }: Props) {
  const { language } = useCurrentPage()
  return (
    <div className={styles.letterhead}>
      <ShopSign path={sign} />
      <div>
        <b>{name}</b>
        <p className="small-print">{street}</p>
        <p className="small-print">{town(language)}</p>
        {children && <p className="small-print">{children}</p>}
      </div>
    </div>
  )
}
