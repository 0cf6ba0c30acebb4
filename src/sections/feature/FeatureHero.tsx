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

/** The head of a feature page: the header beside a picture of the product, then the problem that the feature solves. */
export const FeatureHero = ({ header, picture, label, problem }: Props) => (
  <>
    <Pair words={header} picture={<ProductPicture picture={picture} label={label} />} />
    <Problem title={problem.title} text={problem.text} />
  </>
)
