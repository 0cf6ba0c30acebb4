import type { Page } from '@playwright/test'
import { contentSecurityPolicy } from '../../src/build/policy/contentSecurityPolicy'

const inlineScripts = (html: string) => [...html.matchAll(/<script(?: data-app="\w+")?>([^]*?)<\/script>/g)].map((match) => match[1]!)

/** Serves everything under the policy of production; answers with a growing list of what broke it. */
export async function strictly(page: Page): Promise<readonly string[]> {
  let csp = ''
  const violations: string[] = []
  await page.exposeFunction('violated', (what: string) => violations.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (window as unknown as { violated: (what: string) => void }).violated(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    )
  })
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    if (route.request().isNavigationRequest()) csp = contentSecurityPolicy(inlineScripts(await response.text()))
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': csp } })
  })
  return violations
}
