import { LanguageLink } from '../i18n/LanguageLink'
import { useLanguage } from '../i18n/LanguageContext'
import { useCopy } from '../i18n/useCopy'
import { languageCodes, languages } from '../site/languages'
import { ownPath } from '../site/routes'
import * as styles from './Disclosure.module.css'

/**
 * The page in the other languages. A post that is not translated leads to that language's blog and says so;
 * a page without twins (not found) leads to the front page.
 */
export function LanguageSwitcher() {
  const { language, twins, route } = useLanguage()
  const copy = useCopy('common')
  const fallback = route === 'blog-post' || route === 'blog-page' ? 'blog' : 'home'
  return (
    <details className={styles.disclosure} name="header">
      <summary className={styles.summary}>
        <span className="visually-hidden">{copy('language.label')}: </span>
        {languages[language].autonym}
      </summary>
      <ul className={`${styles.list} ${styles.end}`}>
        {languageCodes.map((code) => (
          <li key={code}>
            <LanguageLink language={code} path={twins[code] ?? ownPath(fallback, code)} className={styles.link}>
              {languages[code].autonym}
            </LanguageLink>
            {route === 'blog-post' && twins[code] === undefined && <p>{copy('language.notTranslated')}</p>}
          </li>
        ))}
      </ul>
    </details>
  )
}
