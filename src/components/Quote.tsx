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
      <div>
        <p className={styles.author}>{author}</p>
        <p>
          {role}, {company}
        </p>
      </div>
    </figcaption>
  </figure>
)
