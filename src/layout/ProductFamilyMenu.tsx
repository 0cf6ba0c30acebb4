import site from '../../content/site.json'
import { useCopy } from '../i18n/useCopy'
import { Disclosure } from './Disclosure'
import { MenuItem } from './MenuItem'

/** The products of the family, each with a line of description. */
export function ProductFamilyMenu() {
  const copy = useCopy('common')
  return (
    <Disclosure summary={copy('nav.family')}>
      {site.family.map(({ id, url }) => (
        <MenuItem
          key={id}
          link={(className) => (
            <a href={url} className={className}>
              {copy(`family.${id}.name`)}
            </a>
          )}
          text={copy(`family.${id}.text`)}
        />
      ))}
    </Disclosure>
  )
}
