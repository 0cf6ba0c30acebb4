import { Vignette } from '../../components/illustrations/Vignette'
import type { ProductPictureName } from '../../site/product/productPictures'
import * as frame from '../parts/Picture.module.css'
import { usePicture } from '../usePicture'
import { vignettes } from './vignettes'

/** A small drawing beside the benefits of a feature page. It adds nothing to the words. */
export const ProductVignette = ({ picture }: { picture: ProductPictureName }) => (
  <div className={frame.picture} aria-hidden="true">
    <Vignette>{vignettes[picture](usePicture())}</Vignette>
  </div>
)
