import type { ReactNode } from 'react'
import { MarkedTerms } from '../i18n/MarkedTerms'
import * as styles from './Bands.module.css'

interface Props {
  /** Fragment of the band. */
  id: string
  title: string
  lead?: string
  tone?: 'plain' | 'soft' | 'deep'
  /** Class of a ground of its own, instead of a tone. */
  ground?: string
  /** No room above it, where the band before has the same ground. */
  tight?: boolean
  /** On a wide screen the heading stands beside the content. */
  split?: boolean
  /** The heading is heard, not seen. */
  hideHeading?: boolean
  /** Stands below the heading. */
  below?: ReactNode
  /** Leads to other pages, so its words are none of this one's for the search. */
  aside?: boolean
  children: ReactNode
}

/**
 * A band across the page with a second-level heading, by which listeners find it. It is no landmark: six of them a page
 * would hide those that are looked for.
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
  aside = false,
  children,
}: Props) => (
  <section
    id={id}
    className={`${styles.band} ${ground} ${tight ? styles.tight : ''}`}
    data-pagefind-ignore={aside ? 'all' : undefined}
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
