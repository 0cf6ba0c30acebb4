import type { ReactNode } from 'react'
import { Monogram } from './Monogram'
import * as styles from './Quote.module.css'

interface Props {
  author: string
  role: string
  company: string
  /** The company's mark (`Monogram`). */
  sign?: string
  /** The words, as paragraphs. */
  children: ReactNode
}

/** What somebody said, with the author's name, role and company. */
export const Quote = ({ author, role, company, sign, children }: Props) => (
  <figure className={styles.quote}>
    <blockquote>{children}</blockquote>
    <figcaption className={styles.caption}>
      <Monogram name={author} sign={sign} />
      <div>
        <p className={styles.author}>{author}</p>
        <p>
          <span className="joined">{`${role},`}</span> <span className="joined">{company}</span>
        </p>
      </div>
    </figcaption>
  </figure>
)
