import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** The minified file: a page reads it in half the time. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const everyRule: RunOptions = { rules: { 'target-size': { enabled: true } } }
/** Contrast, which takes half of the time, is the only rule whose result depends on the theme. */
export const exceptContrast: RunOptions = { rules: { ...everyRule.rules, 'color-contrast': { enabled: false } } }
export const onlyContrast: RunOptions = { runOnly: ['color-contrast'] }

/**
 * Returns what axe finds wrong in the current state of a page, with the elements. axe is added to a page only once.
 * Style sheets are not loaded again (`preload`): only rules that are not run here need them.
 */
export async function violations(page: Page, rules = everyRule): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async (given) => {
      const { axe: inside } = window as unknown as { axe: typeof axe }
      const { violations: found } = await inside.run(document, given)
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { ...rules, resultTypes: ['violations' as const], preload: false },
  )
}
