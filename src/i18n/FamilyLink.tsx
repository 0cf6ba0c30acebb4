import site from '../../content/site.json'
import { PageLink } from './PageLink'
import { useCopy } from './useCopy'

interface Props {
  /** One of `family` in `content/site.json`. */
  product: { id: string; url: string }
  className?: string
}

/**
 * A link to a product of the family. If it is the product of this site, the link leads to the front page in the
 * visitor's language.
 */
export function FamilyLink({ product: { id, url }, ...rest }: Props) {
  const name = useCopy('common')(`family.${id}.name`)
  if (Object.values(site.sites).includes(url))
    return (
      <PageLink to="home" {...rest}>
        {name}
      </PageLink>
    )
  return (
    <a href={url} {...rest}>
      {name}
    </a>
  )
}
