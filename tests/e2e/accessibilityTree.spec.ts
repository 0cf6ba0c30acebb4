import type { Page } from '@playwright/test'
import { cycles } from '../../src/pricing/cycles'
import { planIds } from '../../src/pricing/plans'
import { kindOfRoute } from '../../src/site/routes'
import { isPattern, routeIds } from '../routeTable'
import { expect, pathOf, hostLanguage, test, whole } from './site'

// Tests the tree that a screen reader gets. The page stays as it is: the test does not scroll it or force its layout.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), '--force-renderer-accessibility'] }),
})

interface Node {
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  properties?: { name: string; value: { value?: unknown } }[]
}

/** Returns the nodes of the accessibility tree that are not ignored. */
async function tree(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return (nodes as Node[]).filter(({ ignored }) => !ignored)
}

const addresses = (nodes: readonly Node[]) =>
  nodes.flatMap(({ role, properties = [] }) =>
    role?.value === 'link'
      ? properties.filter(({ name }) => name === 'url').map(({ value }) => String(value.value))
      : [],
  )

const selling = routeIds.filter((route) => !isPattern(route) && kindOfRoute(route).choosesCycle)

for (const route of selling)
  for (const width of [390, 1280])
    test(`${route} tells one price of each plan at ${width} px, before its band comes near`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pathOf(route, hostLanguage))
      const links = addresses(await tree(page)).filter((url) => url.includes('plan='))
      for (const plan of planIds) {
        const offered = cycles.filter((cycle) => links.some((url) => url.endsWith(`plan=${plan}&cycle=${cycle}`)))
        expect(offered, plan).toHaveLength(1)
      }
    })

test('signs that style sheets add are in no name and no text', async ({ page }) => {
  await page.goto(pathOf('pricing', hostLanguage))
  await whole(page)
  const names = (await tree(page)).map(({ name }) => name?.value.trim() ?? '')
  expect(names.filter((name) => /[+−]$|^\/$/.test(name))).toEqual([])
})
