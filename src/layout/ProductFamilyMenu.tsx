import site from '../../content/site.json'
import { useCopy } from '../i18n/useCopy'
import * as styles from './Disclosure.module.css'

/** The other products, behind a disclosure that needs no script. */
export function ProductFamilyMenu() {
  const copy = useCopy('common')
  return (
    <details className={styles.disclosure} name="header">
      <summary className={styles.summary}>{copy('nav.family')}</summary>
      <ul className={styles.list}>
        {site.family.map(({ id, url }) => (
          <li key={id}>
            <a href={url} className={styles.link}>{copy(`family.${id}.name`)}</a>
            <p>{copy(`family.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
