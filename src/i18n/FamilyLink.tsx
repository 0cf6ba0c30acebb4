import site from '../../content/site.json'
import { PageLink } from './PageLink'
import { useCopy } from './useCopy'

/** One of `family` in `content/site.json`. */
type Product = (typeof site.family)[number]

interface Props {
  product: Product
  className?: string
}

/** Tells whether a product of the family is the one of this site. */
export const isThisProduct = ({ url }: Product) => Object.values(site.sites).includes(url)

/**
 * A link to a product of the family. If it is the product of this site, the link leads to the front page in the
 * visitor's language.
 */
export function FamilyLink({ product, ...rest }: Props) {
  const name = useCopy('common')(`family.${product.id}.name`)
  if (isThisProduct(product))
    return (
      <PageLink to="home" {...rest}>
        {name}
      </PageLink>
    )
  return (
    <a href={product.url} {...rest}>
      {name}
    </a>
  )
}
