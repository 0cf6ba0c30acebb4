import { Link } from 'gatsby'
import { useState, type ReactNode } from 'react'
import type { Language } from '../site/languages'
import { localPath } from '../site/paths'
import { addressIn } from '../site/resolveLanguage'
import { kindOfRoute, ownPath } from '../site/routes'
import { useAfterHydration } from '../state/useAfterHydration'
import { useCurrentPage } from './CurrentPage'

interface Props {
  language: Language
  className?: string
  children: ReactNode
}

/**
 * A link to this page in another language of the same build; where it has no translation, to the page that its kind
 * names instead. On a host whose name asks for yet another language (one folder behind all names, a preview) the link
 * carries `lang`, so that the choice holds. It knows the host as soon as the page is hydrated; before that
 * `carryChoices` does.
 */
export function LanguageLink({ language, className, children }: Props) {
  const { siteLanguage, language: current, translations, route } = useCurrentPage()
  const [hostname, setHostname] = useState('')
  useAfterHydration(() => setHostname(window.location.hostname))
  const path = translations[language] ?? ownPath(kindOfRoute(route).untranslated.page, language)
  const pathname = localPath(path, language, siteLanguage)
  const target = addressIn(language, pathname, { search: '', hash: '', hostname, pathname }, siteLanguage)
  return (
    <Link
      className={className}
      to={target}
      hrefLang={language}
      lang={language}
      aria-current={language === current ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}
