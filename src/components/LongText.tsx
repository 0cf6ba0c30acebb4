import type { ReactNode } from 'react'
import type { Article } from '../content/finishArticle'
import { MarkedTerms } from '../i18n/MarkedTerms'
import * as band from './Bands.module.css'
import * as styles from './Reading.module.css'

interface Props {
  contents: { title: string; headings: Article['toc'] }
  /** Above both columns. */
  head?: ReactNode
  /** Above the table of contents. */
  opening?: ReactNode
  children: ReactNode
}

/** A long text with its table of contents. On a wide screen the headings stand at the left of the text. */
export const LongText = ({ contents: { title, headings }, head, opening, children }: Props) => (
  <div className={`${band.inner} ${styles.column}`}>
    {head}
    <div className={`${styles.text} ${band.beside}`}>
      {opening}
      {headings.length > 0 && (
        <nav className={styles.contents} aria-labelledby="toc-title">
          <p id="toc-title" className={styles.label}>
            <strong>{title}</strong>
          </p>
          <ol className={`${styles.list} folded`}>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <MarkedTerms>{text}</MarkedTerms>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {children}
    </div>
  </div>
)
