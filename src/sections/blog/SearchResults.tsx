import type { SearchHit } from './searchEngine'
import { PathLink } from '../../i18n/PathLink'
import * as styles from './Search.module.css'

/**
 * Pages that were found, each with the words around what was looked for; the index is made of our own pages, escaped.
 */
export const SearchResults = ({ hits }: { hits: readonly SearchHit[] }) => (
  <ul className={styles.hits} aria-labelledby="search-status">
    {hits.map(({ path, title, excerpt }) => (
      <li key={path}>
        <strong>
          <PathLink path={path}>{title}</PathLink>
        </strong>
        <p dangerouslySetInnerHTML={{ __html: excerpt }} />
      </li>
    ))}
  </ul>
)
