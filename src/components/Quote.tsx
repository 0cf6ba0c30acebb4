import { Monogram } from './Monogram'
import * as styles from './Quote.module.css'

interface Props {
  /** HTML of the quotation. */
  html: string
  author: string
  role: string
  company: string
}

/** What a customer says, with name, role and company. */
export const Quote = ({ html, author, role, company }: Props) => (
  <figure className={styles.quote}>
    <blockquote dangerouslySetInnerHTML={{ __html: html }} />
    <figcaption className={styles.caption}>
      <Monogram name={author} />
      <span className={styles.who}>
        {/* The space is for the search, which reads words and no lines. */}
        <span className={styles.author}>{author}</span>{' '}
        <span>
          {role}, {company}
        </span>
      </span>
    </figcaption>
  </figure>
)
