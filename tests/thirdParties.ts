import type { BrowserContext } from '@playwright/test'
import { thirdParties } from '../src/build/policy/thirdParties'

const origins: ReadonlySet<string> = new Set(thirdParties.flatMap((party) => Object.values(party.origins).flat()))

/** True for an address of a third party that the policy names. */
export const isThirdParty = (address: string | URL): boolean =>
  URL.canParse(address) && origins.has(new URL(address).origin)

/**
 * Answers for third parties, so that no test asks them and their absence is no error. Where there are none nothing is
 * routed: that would cost every request a way through the test's process, and the browser its cache.
 */
export async function answerForThirdParties(context: BrowserContext): Promise<void> {
  if (origins.size > 0)
    await context.route(isThirdParty, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
}
