import type { ReactNode } from 'react'
import { Pair } from '../../components/Pair'
import { Problem } from './Problem'
import type { Titled } from '../../content/schemas'
import { ProductPicture } from '../../pictures/ProductPicture'
import type { ProductPictureName } from '../../site/product/productPictures'
import * as product from '../shared/ProductHero.module.css'

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
    <div className={product.hero}>
      <Pair words={header} picture={<ProductPicture picture={picture} label={label} />} />
    </div>
    <Problem title={problem.title} text={problem.text} />
  </>
)
