import { LanguageLink } from '../i18n/LanguageLink'
import { useLanguage } from '../i18n/LanguageContext'
import { useCopy } from '../i18n/useCopy'
import { languageCodes, languages } from '../site/languages'
import { ownPath } from '../site/routes'
import { Disclosure } from './Disclosure'
import { MenuItem } from './MenuItem'

/**
 * The page in the other languages. A post that is not translated leads to that language's blog and says so, a list without a translation leads there too;
 * a page without translations (not found) leads to the front page.
 */
export function LanguageSwitcher() {
  const { language, translations, route } = useLanguage()
  const copy = useCopy('common')
  const fallback = route.startsWith('blog-') ? 'blog' : 'home'
  const summary = (
    <>
      <span className="visually-hidden">{copy('language.label')}: </span>
      {languages[language].autonym}
    </>
  )
  return (
    <Disclosure summary={summary} end>
      {languageCodes.map((code) => (
        <MenuItem
          key={code}
          link={(className) => (
            <LanguageLink language={code} path={translations[code] ?? ownPath(fallback, code)} className={className}>
              {languages[code].autonym}
            </LanguageLink>
          )}
          text={route === 'blog-post' && translations[code] === undefined ? copy('language.notTranslated') : ''}
        />
      ))}
    </Disclosure>
  )
}
