import { useCurrentPage } from '../../i18n/CurrentPage'
import { ShopSign } from '../shared/ShopSign'
import type { party } from './followedInvoice'
import * as styles from './Walkthrough.module.css'

interface Props {
  of: ReturnType<typeof party>
  /** Another line. */
  children?: string
}

/** The sign of a shop, its name and address. */
export function Letterhead({ of: { sign, name, street, town }, children }: Props) {
  const { language } = useCurrentPage()
  return (
    <div className={styles.letterhead}>
      <ShopSign path={sign} />
      <p className={styles.address}>
        <b>{name}</b>
        <span>{street}</span>
        <span>{town(language)}</span>
        {children && <span>{children}</span>}
      </p>
    </div>
  )
}
