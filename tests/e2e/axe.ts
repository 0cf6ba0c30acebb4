import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The smaller form: a page takes half as long to read it. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Style sheets are not read again: only rules that are not run here would ask for them. */
const optionsWith = (colours: boolean) => ({
  rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: colours } },
  resultTypes: ['violations' as const],
  preload: false,
})

/**
 * What axe finds wrong in a page as it is now, each with the elements it found; `colours` decides whether it looks at
 * contrast, half of its work. axe is brought into a page once.
 */
export async function violations(page: Page, colours = true): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (given) => {
    const { axe: inside } = window as unknown as { axe: typeof axe }
    const { violations: found } = await inside.run(document, given)
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, optionsWith(colours))
}
