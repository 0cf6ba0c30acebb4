import { LanguageLink } from '../i18n/LanguageLink'
import { useCurrentPage } from '../i18n/CurrentPage'
import { useCopy } from '../i18n/useCopy'
import { languageCodes, languages } from '../site/languages'
import { kindOfRoute } from '../site/routes'
import { Disclosure } from './Disclosure'
import { MenuItem } from './MenuItem'

/**
 * A menu with links to the page in the other languages. For a language without a translation the link leads to the page
 * that the kind of the page names.
 */
export function LanguageSwitcher() {
  const { language, translations, route } = useCurrentPage()
  const copy = useCopy('common')
  const { note = '' } = kindOfRoute(route).untranslated
  const summary = (
    <>
      <span className="visually-hidden">{`${copy('language.label')}: `}</span>
      {languages[language].autonym}
    </>
  )
  return (
    <Disclosure summary={summary} end>
      {languageCodes.map((code) => (
        <MenuItem
          key={code}
          link={(className) => (
            <LanguageLink language={code} className={className}>
              {languages[code].autonym}
            </LanguageLink>
          )}
          text={note && translations[code] === undefined ? copy(note) : ''}
        />
      ))}
    </Disclosure>
  )
}
