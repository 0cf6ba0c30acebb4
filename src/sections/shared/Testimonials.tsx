import { Band } from '../../components/Band'
import { Quote } from '../../components/Quote'
import { useCopy } from '../../i18n/useCopy'
import type { TestimonialData } from './testimonialFragment'
import * as styles from './Testimonials.module.css'

/**
 * Testimonials, the first in the largest letters of the band; so only screen readers get the heading. Nothing if
 * there are none.
 */
export function Testimonials({ data }: { data: TestimonialData }) {
  const copy = useCopy('common')
  if (data.length === 0) return null
  return (
    <Band id="customers" title={copy('testimonials.title')} hideHeading>
      <ul className={styles.list}>
        {data.map(({ key, role, customer, article }) => (
          <li key={key} className={styles.item}>
            <Quote {...customer} role={role}>
              <div dangerouslySetInnerHTML={{ __html: article.html }} />
            </Quote>
          </li>
        ))}
      </ul>
    </Band>
  )
}
