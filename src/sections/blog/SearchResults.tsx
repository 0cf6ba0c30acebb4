import type { SearchHit } from './searchEngine'
import { PathLink } from '../../i18n/PathLink'
import * as styles from './Search.module.css'

/**
 * Links to the pages found, each with an excerpt. The HTML of an excerpt is safe: the index is made of our own pages,
 * with their text escaped.
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
