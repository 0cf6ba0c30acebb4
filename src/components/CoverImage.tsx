import type { IGatsbyImageData } from 'gatsby-plugin-image'
import * as styles from './CoverImage.module.css'

interface Props {
  /** Null where the image is not there. */
  image: IGatsbyImageData | null
  alt: string
  /** True for the image that is seen first on its page. */
  first?: boolean
  /** `sizes` attribute: how wide the image is shown. */
  sizes: string
}

/**
 * A plain `<picture>` of several sizes: no script, no style attributes. The plugin is here for its types only: its code
 * would bring its component and React's server renderer into the browser bundle.
 */
export function CoverImage({ image, alt, first = false, sizes }: Props) {
  if (!image?.images.fallback) return null
  const { sources = [], fallback } = image.images
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.cover}
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        {...(first ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  )
}
