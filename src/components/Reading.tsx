import type { ReactNode } from 'react'
import type { Article } from '../content/finishArticle'
import { MarkedTerms } from '../i18n/MarkedTerms'
import * as band from './Bands.module.css'
import * as styles from './Reading.module.css'

interface Props {
  contents: { title: string; headings: Article['toc'] }
  /** Above the text. */
  head?: ReactNode
  /** Beside the head on a wide screen, else below it. */
  beside?: ReactNode
  /** Above the table of contents. */
  opening?: ReactNode
  children: ReactNode
}

/** A long text with its table of contents. On a wide screen the headings stand at the left of the text. */
export const Reading = ({ contents: { title, headings }, head, beside, opening, children }: Props) => (
  <div className={band.inner}>
    {head && (
      <div className={styles.head}>
        {head}
        {beside}
      </div>
    )}
    <div className={styles.text}>
      {opening && <div className={band.beside}>{opening}</div>}
      {headings.length > 0 && (
        <nav className={`${styles.contents} folded`} aria-labelledby="toc-title">
          <p id="toc-title">
            <strong>{title}</strong>
          </p>
          <ol className={styles.list}>
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
      <div className={band.beside}>{children}</div>
    </div>
  </div>
)
