import site from '../../content/site.json'
import { FamilyLink } from '../i18n/FamilyLink'
import { useCopy } from '../i18n/useCopy'
import { Disclosure } from './Disclosure'
import { MenuItem } from './MenuItem'

/** The products of the family, each with a line of description. */
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
