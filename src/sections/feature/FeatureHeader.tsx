import type { ReactNode } from 'react'
import { Pair } from '../../components/Pair'
import { Problem } from './Problem'
import type { Titled } from '../../content/schemas'
import { ProductPicture } from '../../pictures/ProductPicture'
import type { ProductPictureName } from '../../site/product/productPictures'

interface Props {
  header: ReactNode
  picture: ProductPictureName
  /** Description of the picture in words. */
  label: string
  problem: Titled
}

/** The first band of a feature page: header, picture of the product, and the problem that the feature solves. */
export const FeatureHeader = ({ header, picture, label, problem }: Props) => (
  <>
    <Pair words={header} picture={<ProductPicture picture={picture} label={label} />} />
    <Problem title={problem.title} text={problem.text} />
  </>
)
