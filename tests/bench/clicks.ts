import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { builtLanguage } from '../../src/node/builtLanguage'
import { siteServer } from '../../src/node/siteServer'
import { localPath } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'
import { becomesTrue, controls, pointOf, type Control } from '../e2e/controls'
import { isHydrated } from '../isHydrated'
import { navigations } from './navigations'
import { markdownTable } from './options'
import { longestInteraction, openPhone, slowdown, startPhone } from './phone'

/** Milliseconds between the first sign of intent and the tap: from the start of the download until well after hydration. */
const delays = [0, 100, 200, 300, 400, 600, 900]

const giveSign = (page: Page) =>
  page.evaluate(() => void document.querySelector('a')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))

interface Outcome {
  duration: number
  isLost: boolean
}

/** Taps a control at a moment that `before` waits for, and tells how long the interaction took and whether it had its effect. */
async function tap(browser: Browser, url: string, path: string, control: Control, before: (page: Page) => Promise<unknown>): Promise<Outcome> {
  const page = await openPhone(browser, url)
  await page.goto(path, { waitUntil: 'load' })
  const { x, y } = await pointOf(page, control)
  await page.waitForTimeout(300)
  await before(page)
  await page.touchscreen.tap(x, y)
  const isLost = !(await becomesTrue(page, control.isDone, 5000))
  await page.waitForTimeout(800)
  const duration = await longestInteraction(page)
  await page.context().close()
  return { duration, isLost }
}

/** Moments of a visit by name, each with the ways to wait for it. */
const moments: Readonly<Record<string, readonly ((page: Page) => Promise<unknown>)[]>> = {
  // What the browser and the machine take by themselves: the figure to hold the others against.
  'no application': [(page) => page.route('**/*.js', (route) => route.abort())],
  'first touch': [() => Promise.resolve()],
  'while the application comes': delays.map((delay) => async (page: Page) => {
    await giveSign(page)
    await page.waitForTimeout(delay)
  }),
  hydrated: [
    async (page) => {
      await giveSign(page)
      await page.waitForFunction(isHydrated)
      await page.waitForTimeout(500)
    },
  ],
}

const say = ({ duration, isLost }: Outcome) => `${duration}${isLost ? ' LOST' : ''}`

/** Durations of taps on every control at every moment of a visit to the pricing page, and of warm navigations. */
export async function clicks(): Promise<void> {
  const built = resolve(process.env.SITE_FOLDER ?? 'public')
  const language = builtLanguage(built)
  const server = siteServer(built, language).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const path = localPath(ownPath('pricing', language), language, language)
  const browser = await startPhone()
  try {
    const rows: string[][] = []
    for (const control of controls)
      for (const [moment, ways] of Object.entries(moments)) {
        const outcomes: Outcome[] = []
        for (const way of ways) outcomes.push(await tap(browser, url, path, control, way))
        const worst = Math.max(...outcomes.map(({ duration }) => duration))
        const row = [`${control.name}, ${moment}`, String(worst), outcomes.some(({ isLost }) => isLost) ? 'lost' : worst <= 100 ? 'met' : 'missed', outcomes.map(say).join(' ')]
        rows.push(row)
        console.error(row.join(', '))
      }
    console.log(`Interactions at ${slowdown} x CPU throttle, ms\n\n${markdownTable(['control, moment', 'worst', 'target 100', 'all'], rows)}\n`)
    console.log(await navigations(browser, url, language))
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}
