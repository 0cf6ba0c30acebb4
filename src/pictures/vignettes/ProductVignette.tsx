import * as styles from '../../components/illustrations/Illustration.module.css'
import type { ProductPictureName } from '../../site/product/productPictures'
import * as frame from '../parts/Picture.module.css'
import { usePicture } from '../usePicture'
import { vignettes } from './vignettes'

/** Units above each drawing that stay empty, and are cut off. */
const emptyAbove: Readonly<Record<ProductPictureName, number>> = {
  mass: 32,
  contract: 8,
  payment: 44,
  channels: 0,
  quotation: 0,
  delivery: 18,
  invoices: 12,
}

/** A small drawing beside the benefits of a feature page, with its foot in the snow. It adds nothing to the words. */
export const ProductVignette = ({ picture }: { picture: ProductPictureName }) => (
  <div className={frame.picture} aria-hidden="true">
    <svg
      viewBox={`0 ${emptyAbove[picture]} 354 ${230 - emptyAbove[picture]}`}
      overflow="visible"
      className={styles.drawing}
    >
      {vignettes[picture](usePicture())}
      <path className={styles.fellFar} d="M0 222C60 222 80 198 150 198S300 216 354 222Q180 238 0 222z" />
    </svg>
  </div>
)
