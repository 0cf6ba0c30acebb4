import { Link } from 'gatsby'
import { useState, type ReactNode } from 'react'
import type { Language } from '../site/languages'
import { localPath } from '../site/paths'
import { addressIn } from '../site/resolveLanguage'
import { useAfterHydration } from '../state/useAfterHydration'
import { useCurrentPage } from './CurrentPage'

interface Props {
  language: Language
  /** Unprefixed path of the page in that language. */
  path: string
  className?: string
  children: ReactNode
}

/**
 * A link to a page in another language of the same build. On a host whose name asks for yet another language
 * (one folder behind all names, a preview) the link carries `lang`, so that the choice holds. It knows
 * the host as soon as React has taken over; before that `carryChoices` does.
 */
export function LanguageLink({ language, path, className, children }: Props) {
  const { siteLanguage, language: current } = useCurrentPage()
  const [hostname, setHostname] = useState('')
  useAfterHydration(() => setHostname(window.location.hostname))
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
