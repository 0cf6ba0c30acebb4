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
 * A link to this page in another language of the same build. If there is no translation, it leads to the page that the
 * kind of page names. If the address would mean another language because of the host's name (a preview, or one folder
 * for all hosts), it gets a `lang` parameter, so that the visitor's choice holds. The host is known only after
 * hydration; before that, `carryChoices` adds the parameter.
 */
export function LanguageLink({ language, className, children }: Props) {
  const { hostLanguage, language: current, translations, route } = useCurrentPage()
  const [hostname, setHostname] = useState('')
  useAfterHydration(() => setHostname(window.location.hostname))
  const path = translations[language] ?? ownPath(kindOfRoute(route).untranslated.page, language)
  const pathname = localPath(path, language, hostLanguage)
  const target = addressIn(language, pathname, { search: '', hash: '', hostname, pathname }, hostLanguage)
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
