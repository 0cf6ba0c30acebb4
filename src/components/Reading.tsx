import type { ReactNode } from 'react'
import type { Article } from '../content/finishArticle'
import { MarkedTerms } from '../i18n/MarkedTerms'
import * as styles from './Reading.module.css'

interface Props {
  contents: { title: string; headings: Article['toc'] }
  /** Stands above the text, at its edge. */
  head?: ReactNode
  /** Stands beside the head on a wide screen, below it on others. */
  beside?: ReactNode
  /** Stands above the text. */
  opening?: ReactNode
  children: ReactNode
}

/** A long text at the edge of the page, with its table of contents, which stays beside it on a wide screen. */
export const Reading = ({ contents: { title, headings }, head, beside, opening, children }: Props) => (
  <div className={styles.body}>
    {head && <div className={styles.head}>{head}</div>}
    {beside && <div className={styles.beside}>{beside}</div>}
    {opening}
    {headings.length > 0 && (
      <nav className={`${styles.contents} folded`} aria-labelledby="toc-title">
        <h2 id="toc-title">{title}</h2>
        <ol>
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
    <div>{children}</div>
  </div>
)
