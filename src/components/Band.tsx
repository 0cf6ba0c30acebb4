import type { ReactNode } from 'react'
import { MarkedTerms } from '../i18n/MarkedTerms'
import * as styles from './Bands.module.css'

interface Props {
  /** Fragment of the band. */
  id: string
  title: string
  lead?: string
  tone?: 'plain' | 'soft' | 'deep'
  /** Class with a background of its own, instead of a tone. */
  ground?: string
  /** Without padding above: the band before it has the same background. */
  tight?: boolean
  /** On a wide screen the heading stands beside the content. */
  split?: boolean
  /** Only screen readers get the heading. */
  hideHeading?: boolean
  /** Stands below the heading. */
  below?: ReactNode
  /** The band is about other pages: the search of the site leaves its words out. */
  unsearched?: boolean
  children: ReactNode
}

/**
 * A band across the page with a second-level heading, by which screen readers find it. It is no landmark: six landmarks
 * on a page would hide the ones that people look for.
 */
export const Band = ({
  id,
  title,
  lead,
  tone = 'plain',
  ground = styles[tone],
  tight = false,
  split = false,
  hideHeading = false,
  below,
  unsearched = false,
  children,
}: Props) => (
  <section
    id={id}
    className={`${styles.band} ${ground} ${tight ? styles.tight : ''}`}
    data-pagefind-ignore={unsearched ? 'all' : undefined}
  >
    <div className={split ? `${styles.inner} ${styles.split}` : styles.inner}>
      <div className={hideHeading ? 'visually-hidden' : styles.heading}>
        <h2>
          <MarkedTerms>{title}</MarkedTerms>
        </h2>
        {lead && (
          <p className={`${styles.lead} lead`}>
            <MarkedTerms>{lead}</MarkedTerms>
          </p>
        )}
        {below}
      </div>
      {children}
    </div>
  </section>
)
