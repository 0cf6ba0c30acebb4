import { inEachLanguage, isLanguage, type Language } from '../site/languages'
import { withoutPrefix, type Translations } from '../site/paths'
import { resolveLanguage, alternateAddress } from '../site/resolveLanguage'
import { hideBusy, showBusy } from './busy'
import { withCycle } from './carryChoices'

export interface PageLanguage {
  language: Language
  hostLanguage: Language
  translations: Translations
  /** The address has no page in any language. */
  isNotFound?: boolean
}

/** Milliseconds to wait for the answer whether a translation exists. */
const headTimeout = 8000

/**
 * Returns the own paths of the page's translations, read from the hreflang links in its head (`addressTags` in
 * src/head/headTags.ts).
 */
export const documentTranslations = (): Translations =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
      .filter(({ hreflang }) => isLanguage(hreflang))
      .map(({ hreflang, href }) => [hreflang, new URL(href).pathname]),
  )

/** Returns the translations of a 404 page: the same path in every language. */
export const missingTranslations = (): Translations => inEachLanguage(() => withoutPrefix(window.location.pathname))

/** Throws if an address cannot be reached. 404 pages answer with status 404. */
async function reach(address: string, isNotFound: boolean): Promise<void> {
  const { ok, status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(headTimeout) })
  if (!ok && !isNotFound) throw new Error(`status ${status}`)
}

/**
 * Takes the visitor to the translation of the page if the address asks for another language (requirement 4.1). Calls
 * `stay` if the visitor stays: at once, or when it turns out that the translation cannot be reached.
 */
export function ensureLanguage(
  { language, hostLanguage, translations, isNotFound = false }: PageLanguage,
  stay: () => void = () => undefined,
): void {
  const wanted = resolveLanguage(window.location, hostLanguage)
  if (wanted === language) {
    stay()
    return
  }
  const target = alternateAddress(window.location, wanted, translations, hostLanguage)
  const { pathname, search, hash } = window.location
  if (target === undefined || target === pathname + search + hash) {
    console.info(`This page does not exist in "${wanted}"`)
    stay()
    return
  }
  showBusy('language')
  const stayHere = () => {
    hideBusy()
    stay()
  }
  reach(target, isNotFound).then(
    // A visitor who has gone on to another page meanwhile stays there.
    () => (window.location.pathname === pathname ? window.location.replace(withCycle(target)) : stayHere()),
    (error: unknown) => {
      console.info(`The page in "${wanted}" could not be loaded`, error)
      stayHere()
    },
  )
}
