import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Style sheets are not read again: only rules that are not run here would ask for them. */
const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const], preload: false }

/** What axe finds wrong in a page as it is now, each with the elements it found. axe is brought into a page once. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (given) => {
    const { axe: inside } = window as unknown as { axe: typeof axe }
    const { violations: found } = await inside.run(document, given)
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, options)
}
