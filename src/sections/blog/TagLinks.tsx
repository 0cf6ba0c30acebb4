import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import type { TagLinkData } from './tagLinkFragment'
import * as styles from './TagLinks.module.css'

/** Links to the pages of tags. With `all` the link to the list of all posts comes first. */
export function TagLinks({ tags, all = false }: { tags: readonly TagLinkData[]; all?: boolean }) {
  const copy = useCopy('blog')
  return (
    <ul className={styles.tags} aria-label={copy('tagsLabel')}>
      {all && (
        <li>
          <PageLink to="blog">{copy('back')}</PageLink>
        </li>
      )}
      {tags.map(({ key, slug, name }) => (
        <li key={key}>
          <PageLink to="blog-tag" params={{ slug }}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
