import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified file: a page reads it in half the time. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Style sheets are not loaded again (`preload`): only rules that are not run here need them. */
const optionsWith = (colours: boolean) => ({
  rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: colours } },
  resultTypes: ['violations' as const],
  preload: false,
})

/**
 * Returns what axe finds wrong in the current state of a page, with the elements. `colours` turns the check of contrast
 * on; it takes half of the time. axe is added to a page only once.
 */
export async function violations(page: Page, colours = true): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (given) => {
    const { axe: inside } = window as unknown as { axe: typeof axe }
    const { violations: found } = await inside.run(document, given)
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, optionsWith(colours))
}
