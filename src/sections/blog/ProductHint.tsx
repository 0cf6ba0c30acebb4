import site from '../../../content/site.json'
import { Logo } from '../../components/Logo'
import type { FeatureName } from '../../i18n/layoutFragment'
import { PageLink } from '../../i18n/PageLink'
import * as styles from './PostArticle.module.css'

/** What the product does about the subject of a post: the feature page's own sentence, and the way there. */
export const ProductHint = ({ feature: { key, name, summary } }: { feature: FeatureName }) => (
  <aside className={`${styles.box} ${styles.hint}`} data-pagefind-ignore>
    <Logo name={site.product.name} />
    <p>
      <PageLink to={key}>{name}</PageLink>
      <br />
      {summary}
    </p>
  </aside>
)
