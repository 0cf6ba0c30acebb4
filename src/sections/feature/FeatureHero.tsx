import type { ReactNode } from 'react'
import { Pair } from '../../components/Pair'
import { Statement } from '../../components/Statement'
import type { Titled } from '../../content/schemas'
import { ProductPicture } from '../../pictures/ProductPicture'
import type { ProductPictureName } from '../../site/productPictures'
import * as product from '../shared/ProductHero.module.css'

interface Props {
  header: ReactNode
  picture: ProductPictureName
  /** Describes the picture in words. */
  label: string
  problem: Titled
}

/** What a feature is for: its promise beside a picture of it at work, then the trouble that it ends. */
export const FeatureHero = ({ header, picture, label, problem }: Props) => (
  <>
    <div className={product.hero}>
      <Pair words={header} picture={<ProductPicture picture={picture} label={label} />} />
    </div>
    <Statement title={problem.title} text={problem.text} />
  </>
)
