import * as styles from './BlogTools.module.css'
import { Search } from './Search'
import type { TagName } from './tagLinkFragment'
import { TagLinks } from './TagLinks'

/** Ways to find something to read: the search and the tags, on a phone a row that scrolls (dismissMenus.ts). */
export const BlogTools = ({ tags }: { tags: readonly TagName[] }) => (
  <div className={styles.tools} data-scrolls>
    <TagLinks tags={tags} all />
    <Search />
  </div>
)
