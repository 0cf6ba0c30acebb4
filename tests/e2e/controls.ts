import type { Page } from '@playwright/test'
import { cycles, defaultCycle } from '../../src/pricing/cycles'
import { defaultStops } from '../../src/pricing/priceMap'

/** A control of the pricing page. */
export interface Control {
  name: string
  /** Selector of the element that is tapped. */
  target: string
  /** Expression that is true in the page after the tap has had its effect. */
  isDone: string
  /** Expression that is true in the page when the application knows the effect. */
  isKnown?: string
  /** True if the tap leads to another page. */
  leaves?: boolean
}

/** A billing cycle other than the default one. */
export const anotherCycle = cycles.find((cycle) => cycle !== defaultCycle)!

/** A number of users other than the one chosen at first. */
const users = `input[name=map-users][value="${defaultStops.users + 1}"]`

/** One control of each kind, as on the pricing page on a phone. */
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

/** Scrolls to a control and returns the point to tap, so that the tap itself does not have to query the page. */
export async function pointOf(page: Page, { target }: Control): Promise<{ x: number; y: number }> {
  const control = page.locator(target).first()
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`${target} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Waits until an expression is true in the page; returns false if this takes too long. The browser's tools evaluate it,
 * so the policy of the page does not forbid it.
 */
export async function becomesTrue(page: Page, expression: string, timeLimit = 10_000): Promise<boolean> {
  const end = Date.now() + timeLimit
  while (Date.now() < end) {
    // While the visitor leaves a page, nothing can be evaluated.
    if (await page.evaluate<boolean>(expression).catch(() => false)) return true
    await page.waitForTimeout(50)
  }
  return false
}
