import type { IGatsbyImageData } from 'gatsby-plugin-image'
import * as styles from './CoverPicture.module.css'

/** A picture's file as queries answer it; without sizes where sharp cannot read it. */
export interface CoverImage {
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null
}

interface Props {
  image: CoverImage
  alt: string
  /** True for the picture that is seen first on its page. */
  first?: boolean
  /** `sizes` attribute: how wide the picture is shown. */
  sizes: string
}

/**
 * A plain `<picture>` of sharp's sizes: no script, no style attributes. The plugin is here for its types only: its code would bring its
 * component and React's server renderer into the browser bundle.
 */
export function CoverPicture({ image, alt, first = false, sizes }: Props) {
  const data = image.childImageSharp?.gatsbyImageData
  if (!data?.images.fallback) return null
  const { sources = [], fallback } = data.images
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
        width={data.width}
        height={data.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        {...(first ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  )
}
