import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inline = (html: string, tag: string) => [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^]*?)</${tag}>`, 'g'))].map((match) => match[1]!).filter(Boolean)

/** A policy as strict as the one of production, for a page as it is: its own inline scripts and styles are known by their hashes. */
const policy = (html: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${inline(html, 'script').map(hash).join(' ')}`,
    `style-src 'self' ${inline(html, 'style').map(hash).join(' ')}`,
    ...['connect', 'worker', 'img', 'font', 'manifest'].map((kind) => `${kind}-src 'self'`),
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ].join('; ')

/** Serves everything under the strict policy; `violations` are the directives that were broken. */
export async function strictly(page: Page) {
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
    if (route.request().isNavigationRequest()) csp = policy(await response.text())
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': csp } })
  })
  return violations
}
