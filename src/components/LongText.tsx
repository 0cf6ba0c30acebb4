import type { ReactNode } from 'react'
import type { Article } from '../content/finishArticle'
import { MarkedTerms } from '../i18n/MarkedTerms'
import * as band from './Bands.module.css'
import * as styles from './Reading.module.css'

interface Props {
  contents: { title: string; headings: Article['toc'] }
  /** Stands above it, in both columns. */
  head?: ReactNode
  /** Stands above the text. */
  opening?: ReactNode
  children: ReactNode
}

/** A long text below its table of contents; on a wide screen its headings hang beside it, at the edge of the page. */
export const LongText = ({ contents: { title, headings }, head, opening, children }: Props) => (
  <div className={band.inner}>
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
