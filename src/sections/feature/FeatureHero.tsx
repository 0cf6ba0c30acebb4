import type { ReactNode } from 'react'
import { Pair } from '../../components/Pair'
import { Statement } from '../../components/Statement'
import type { Titled } from '../../content/schemas'
import { ProductPicture } from '../../pictures/ProductPicture'
import type { ProductPictureName } from '../../site/productPictures'

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
    <Pair words={header} picture={<ProductPicture picture={picture} label={label} />} />
    <Statement title={problem.title} text={problem.text} />
  </>
)
