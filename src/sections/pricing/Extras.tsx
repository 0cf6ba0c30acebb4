import { Band } from '../../components/Band'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { formatPrice } from '../../pricing/formatPrice'
import { extras } from '../../pricing/plans'
import * as styles from '../shared/Table.module.css'

const extraIds = ['user', 'invoice', 'signature'] as const satisfies readonly (keyof typeof extras)[]

/** Extra users, invoices and signature invitations, each with its price. */
export function Extras() {
  const copy = useCopy('pricing')
  const { language } = useCurrentPage()
  return (
    <Band id="extras" title={copy('extras.title')} lead={copy('extras.lead')} tone="soft">
      <table className={styles.table}>
        <caption className="visually-hidden">{copy('extras.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{copy('extras.item')}</th>
            <th scope="col">{copy('extras.price')}</th>
          </tr>
        </thead>
        <tbody>
          {extraIds.map((id) => (
            <tr key={id}>
              <th scope="row">{copy(`extras.${id}.name`)}</th>
              <td>
                <strong>{formatPrice(extras[id], language)}</strong>
                <span className={styles.unit}>{copy(`extras.${id}.unit`)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  )
}
