import { defaultLanguage, isLanguage } from '../site/languages'
import { unprefixedAddress } from '../site/twinAddress'
import { cleanFragment } from './cleanFragment'
import { documentTwins, ensureLanguage } from './ensureLanguage'
import { signalRenderComplete, signalTranslations } from './signals'
import { logTracking } from './tracking'

/**
 * Runs inline at the top of the body, before anything is painted and without waiting for the app.
 * `SITE_LANGUAGE` is put in by the bundler.
 */
function boot(): void {
  cleanFragment()
  window.addEventListener('popstate', cleanFragment)
  logTracking(window.location.search)
  signalRenderComplete()

  const site = process.env.SITE_LANGUAGE
  const siteLanguage = isLanguage(site) ? site : defaultLanguage
  const unprefixed = unprefixedAddress(window.location, siteLanguage)
  if (unprefixed !== undefined) {
    window.location.replace(unprefixed)
    return
  }
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : siteLanguage
  const ready = () => signalTranslations(language)
  if (!ensureLanguage({ language, siteLanguage, twins: documentTwins() }, ready)) ready()
}

boot()
