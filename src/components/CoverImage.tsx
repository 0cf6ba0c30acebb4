import type { IGatsbyImageData } from 'gatsby-plugin-image'
import * as styles from './CoverImage.module.css'

interface Props {
  /** Null if there is no image; then nothing is rendered. */
  image: IGatsbyImageData | null
  alt: string
  /** Whether the image is in the first screen of its page: then it is fetched at once. */
  first?: boolean
  /** `sizes` attribute: how wide the image is shown. */
  sizes: string
}

/**
 * A cover as a plain `<picture>` in several sizes, without a script or style attributes. Only types are imported from
 * the plugin: its component would bring React's server renderer into the browser bundle.
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
