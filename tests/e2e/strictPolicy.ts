import type { Page } from '@playwright/test'

/** A growing list of what a page does that its policy forbids; the server under test sends the policy of production. */
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
