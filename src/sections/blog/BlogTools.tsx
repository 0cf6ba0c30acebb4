import * as styles from './BlogTools.module.css'
import { Search } from './Search'
import type { TagLinkData } from './tagLinkFragment'
import { TagLinks } from './TagLinks'

/**
 * The links to tags, and the search. On a phone the tags are a row that scrolls; dismissMenus.ts knows it by
 * `data-scrolls`.
 */
export const BlogTools = ({ tags }: { tags: readonly TagLinkData[] }) => (
  <div className={styles.tools} data-scrolls>
    <TagLinks tags={tags} all />
    <Search />
  </div>
)
