import type { AppStart } from '../../site/buildGlobals'
import { rootId } from '../../site/gatsbyIds'
import { isLanguage } from '../../site/languages'
import { unprefixedAddress } from '../../site/resolveLanguage'
import { documentState } from '../../state/documentState'
import { cleanFragment } from '../../state/history'
import { announceAnswers } from './announceAnswers'
import { carryChoices, applyCarriedCycle, withCycle } from '../carryChoices'
import { dismissMenus } from './dismissMenus'
import { documentTranslations, ensureLanguage, missingTranslations } from '../ensureLanguage'
import { watchControls } from '../saveControls'
import { loadApp } from './loadApp'
import { onIntent } from './onIntent'
import { signalRenderComplete, signalTranslations } from '../signals'
import { logTracking } from './tracking'
import { layOutForReturn } from '../wholePage'

/**
 * Loads the application at intent; on a page without content, at once (requirement 4.5); for a search that is open
 * again after a reload, when the page has loaded.
 */
function startOnIntent(app: AppStart): void {
  const start = onIntent(() => loadApp(app))
  document.addEventListener('DOMContentLoaded', () => {
    if (!document.querySelector(`#${rootId} *`)) start()
  })
  window.addEventListener('load', () => {
    if (document.querySelector('[name=search][open]')) start()
  })
}

/** Runs inline at the top of the body, before the first paint and without the application. */
function boot(): void {
  documentState().app = 'awaited'
  layOutForReturn()
  applyCarriedCycle()
  cleanFragment()
  window.addEventListener('popstate', cleanFragment)
  logTracking(window.location.search)
  signalRenderComplete()
  dismissMenus()
  announceAnswers()
  watchControls()

  const hostLanguage = __HOST_LANGUAGE__
  carryChoices(hostLanguage)
  const unprefixed = unprefixedAddress(window.location, hostLanguage)
  if (unprefixed !== undefined) {
    window.location.replace(withCycle(unprefixed))
    return
  }
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : hostLanguage
  // The 404 page is shown at any address, and the application cannot hydrate it there; its script element has a mark.
  const isNotFound = document.currentScript?.dataset.withoutApp !== undefined
  const translations = isNotFound ? missingTranslations() : documentTranslations()
  ensureLanguage({ language, hostLanguage, translations, isNotFound }, () => signalTranslations(language))
  const app = __APP__
  if (app && !isNotFound) startOnIntent(app)
}

boot()
