import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { feedPath } from '../../site/addresses'
import { localPath } from '../../site/paths'
import * as styles from './BlogTools.module.css'
import { Search } from './Search'
import type { TagName } from './tagLinkFragment'
import { TagLinks } from './TagLinks'

/** Ways to find something to read: the search, the tags and the feed. */
export function BlogTools({ tags }: { tags: readonly TagName[] }) {
  const copy = useCopy('blog')
  const { language, siteLanguage } = useCurrentPage()
  return (
    <div className={styles.tools}>
      <Search />
      <a
        className={styles.feed}
        href={localPath(feedPath(language), language, siteLanguage)}
        type="application/rss+xml"
      >
        {copy('feed')}
      </a>
      <TagLinks tags={tags} all />
    </div>
  )
}
