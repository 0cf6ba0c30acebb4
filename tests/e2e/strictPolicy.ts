import type { Page } from '@playwright/test'

/** Returns a list that collects violations of the page's policy. The server sends the policy of production. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const violations: string[] = []
  await page.exposeFunction('violated', (what: string) => violations.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (window as unknown as { violated: (what: string) => void }).violated(
        `${violatedDirective} ${blockedURI} ${sourceFile}`,
      ),
    )
  })
  return violations
}
