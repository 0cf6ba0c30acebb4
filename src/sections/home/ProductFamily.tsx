import site from '../../../content/site.json'
import { Band } from '../../components/Band'
import { FamilyLink, isThisProduct } from '../../i18n/FamilyLink'
import { useCopy } from '../../i18n/useCopy'
import * as titled from '../../components/TextBlock.module.css'
import * as styles from './ProductFamily.module.css'

const products = site.family.filter((product) => !isThisProduct(product))

/** The other products of the product family, in their order. Nothing if there are none. */
export function ProductFamily() {
  const copy = useCopy('home')
  const common = useCopy('common')
  if (products.length === 0) return null
  return (
    <Band id="family" title={copy('family.title')} lead={copy('family.lead')} tone="soft" split>
      <ol className={styles.products}>
        {products.map((product) => (
          <li key={product.id} className={`${titled.block} ${styles.product}`}>
            <h3>
              <FamilyLink product={product} />
            </h3>
            <p>{common(`family.${product.id}.text`)}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
