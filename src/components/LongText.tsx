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

/**
 * A long text with its table of contents. On a wide screen the headings stand at the left of the text; below a head so
 * does the table of contents, beside the picture.
 */
export function LongText({ contents: { title, headings }, head, opening, children }: Props) {
  const contents = headings.length > 0 && (
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
  )
  return (
    <div className={band.inner}>
      <div className={`${styles.text} ${band.beside}`}>
        {head ? (
          <div className={styles.head}>
            {head}
            {opening && <div className={band.beside}>{opening}</div>}
            {contents}
          </div>
        ) : (
          contents
        )}
        {children}
      </div>
    </div>
  )
}
