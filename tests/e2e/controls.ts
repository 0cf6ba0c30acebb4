import type { Page } from '@playwright/test'
import { cycles, defaultCycle } from '../../src/pricing/cycles'
import { firstStops } from '../../src/pricing/priceMap'

/** A control of the pricing page. */
export interface Control {
  name: string
  /** Selector of what is tapped. */
  target: string
  /** Expression that is true in the page once the tap has had its effect. */
  isDone: string
  /** Expression that is true in the page once the application knows what was done. */
  isKnown?: string
  /** True where the effect is that the page is left. */
  leaves?: boolean
}

/** A billing cycle that is not the one chosen at first. */
export const anotherCycle = cycles.find((cycle) => cycle !== defaultCycle)!

/** A number of users that is not the one chosen at first. */
const users = `input[name=map-users][value="${firstStops.users + 1}"]`

/** The kinds of controls there are, as a visitor with a phone meets them on the pricing page. */
export const controls: readonly Control[] = [
  {
    name: 'menu',
    target: 'header button[popovertarget]',
    isDone: 'document.querySelector("#menu:popover-open") !== null',
  },
  {
    name: 'billing cycle',
    target: `label:has(input[value=${anotherCycle}])`,
    isDone: `document.querySelector("input[value=${anotherCycle}]:checked") !== null`,
    isKnown: `document.querySelector("a[data-current][data-cycle=${anotherCycle}]") !== null`,
  },
  { name: 'question', target: 'main details summary', isDone: 'document.querySelector("main details[open]") !== null' },
  {
    name: 'number',
    target: `label:has(${users})`,
    isDone: `document.querySelector('${users}:checked') !== null`,
  },
  { name: 'link', target: 'header a[href="/"]', isDone: 'document.querySelector("#estimate") === null', leaves: true },
]

/** Brings a control into view and returns where it is tapped, so that the tap itself needs no look at the page. */
export async function pointOf(page: Page, { target }: Control): Promise<{ x: number; y: number }> {
  const control = page.locator(target).first()
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`${target} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Waits until an expression is true in the page; false where it does not become so in time. The browser's tools
 * evaluate it, which the policy of the page does not forbid.
 */
export async function becomesTrue(page: Page, expression: string, patience = 10_000): Promise<boolean> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    // While a page is left there is nothing to ask.
    if (await page.evaluate<boolean>(expression).catch(() => false)) return true
    await page.waitForTimeout(50)
  }
  return false
}
