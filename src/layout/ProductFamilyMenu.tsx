import site from '../../content/site.json'
import { FamilyLink } from '../i18n/FamilyLink'
import { useCopy } from '../i18n/useCopy'
import { Disclosure } from './Disclosure'
import { MenuItem } from './MenuItem'

/** A menu of the products of the family, each with a line about it. */
export function ProductFamilyMenu() {
  const copy = useCopy('common')
  return (
    <Disclosure summary={copy('nav.family')}>
      {site.family.map((product) => (
        <MenuItem
          key={product.id}
          link={(className) => <FamilyLink product={product} className={className} />}
          text={copy(`family.${product.id}.text`)}
        />
      ))}
    </Disclosure>
  )
}
