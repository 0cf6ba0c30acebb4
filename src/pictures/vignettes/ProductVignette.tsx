import type { ProductPictureName } from '../../site/product/productPictures'
import * as frame from '../parts/Picture.module.css'
import { usePicture } from '../usePicture'
import { vignettes } from './vignettes'

/** The vignette beside the benefits of a feature page. */
export const ProductVignette = ({ picture }: { picture: ProductPictureName }) => (
  <div className={frame.picture}>{vignettes[picture](usePicture())}</div>
)
