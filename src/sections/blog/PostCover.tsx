import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { CoverImage } from '../../components/CoverImage'
import { withoutInvisible } from '../../site/invisible'
import * as styles from './PostArticle.module.css'

interface Props {
  image: IGatsbyImageData | null
  /** What the cover tells; empty if it only decorates. */
  alt: string
  caption?: string | null
}

/** The cover of a post with its caption. Screen readers skip it if it says nothing. */
export const PostCover = ({ image, alt, caption }: Props) => (
  <figure aria-hidden={!alt && !caption}>
    <CoverImage image={image} alt={withoutInvisible(alt)} first sizes="(width < 60rem) 100vw, 42rem" />
    {caption && <figcaption className={`${styles.caption} small-print`}>{caption}</figcaption>}
  </figure>
)
