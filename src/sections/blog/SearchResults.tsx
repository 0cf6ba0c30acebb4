import type { SearchHit } from './searchEngine'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { PathLink } from '../../i18n/PathLink'
import * as styles from './Search.module.css'
import { SearchExcerpt } from './SearchExcerpt'

/** Links to the pages found, each with an excerpt. */
export const SearchResults = ({ hits }: { hits: readonly SearchHit[] }) => (
  <ul className={styles.hits} aria-labelledby="search-status">
    {hits.map(({ path, title, kind, excerpt }) => (
      <li key={path}>
        {kind && <p className="small-print">{kind}</p>}
        <p>
          <strong>
            <PathLink path={path}>
              <MarkedTerms>{title}</MarkedTerms>
            </PathLink>
          </strong>
        </p>
        <SearchExcerpt html={excerpt} />
      </li>
    ))}
  </ul>
)
