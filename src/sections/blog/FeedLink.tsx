import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { feedPath } from '../../site/addresses'
import { localPath } from '../../site/paths'

/** The link to the feed of the posts in the page's language. */
export function FeedLink() {
  const copy = useCopy('blog')
  const { language, hostLanguage } = useCurrentPage()
  return (
    <p className="band-end small-print">
      <a href={localPath(feedPath(language), language, hostLanguage)} type="application/rss+xml">
        {copy('feed')}
      </a>
    </p>
  )
}
