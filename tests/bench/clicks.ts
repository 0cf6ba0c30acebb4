import type { Page } from '@playwright/test'
import { builtFolder } from '../../src/build/util/gatsbyInNode'
import { builtLanguage } from '../../src/publish/builtLanguage'
import { ownPath } from '../../src/site/routes'
import { becomesTrue, controls, pointOf, type Control } from '../e2e/controls'
import { isHydrated } from '../isHydrated'
import { markdownTable, quantile } from './figures'
import { slowdown, withPhone } from './phone'

/** Milliseconds that an interaction may take. */
const target = 100

const giveSign = (page: Page) =>
  page.evaluate(
    () => void document.querySelector('a')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  )

const afterSign = (delay: number) => async (page: Page) => {
  await giveSign(page)
  await page.waitForTimeout(delay)
}

/** Moments of a visit, and how to wait for them. */
const moments: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  // What the browser and the machine take by themselves: the figure to hold the others against.
  'no application': (page) => page.route('**/*.js', (route) => route.abort()),
  'first touch': () => Promise.resolve(),
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, step) => 100 * (step + 1)).map((delay) => [
      `${delay} ms after a sign`,
      afterSign(delay),
    ]),
  ),
  hydrated: async (page) => {
    await giveSign(page)
    await page.waitForFunction(isHydrated)
    await page.waitForTimeout(500)
  },
}

/**
 * Runs in the page before its own scripts: keeps the longest interaction (event timing,
 * https://www.w3.org/TR/event-timing/), in the session's storage because a tap on a link may leave the page.
 */
function recordInteractions() {
  const keep = (entries: PerformanceEntryList) => {
    for (const { interactionId = 0, duration } of entries as (PerformanceEntry & { interactionId?: number })[])
      if (interactionId > 0)
        sessionStorage.setItem('longest', String(Math.max(duration, Number(sessionStorage.getItem('longest')))))
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  addEventListener('pagehide', () => keep(observer.takeRecords()))
}

/**
 * Taps a control at a moment: milliseconds until the browser has painted its answer, NaN where the tap had no effect.
 */
async function tap(
  page: Page,
  url: string,
  control: Control,
  before: (page: Page) => Promise<unknown>,
): Promise<number> {
  await page.addInitScript(recordInteractions)
  await page.goto(url, { waitUntil: 'load' })
  const { x, y } = await pointOf(page, control)
  await page.waitForTimeout(300)
  await before(page)
  await page.touchscreen.tap(x, y)
  if (!(await becomesTrue(page, control.isDone, 5000))) return NaN
  await page.waitForTimeout(800)
  return page.evaluate(() => Number(sessionStorage.getItem('longest')))
}

/**
 * Taps on every kind of control of the pricing page in `public/`, at every moment of a visit; the 75th percentile of
 * `runs` taps.
 */
export async function clicks({ runs }: { runs: number }): Promise<void> {
  const built = builtFolder()
  await withPhone([built], async (phone, [site = '']) => {
    const url = site + ownPath('pricing', builtLanguage(built))
    const measured = controls.flatMap((control) =>
      Object.entries(moments).map(([moment, before]) => ({ control, moment, before, taps: [] as number[] })),
    )
    // All in turn: the machine's speed drifts within the hour that thirty taps take.
    for (let run = 0; run < runs; run++)
      for (const { control, before, taps } of measured)
        taps.push(await phone((page) => tap(page, url, control, before)))
    const rows = measured.map(({ control, moment, taps }) => {
      const answered = taps.filter((duration) => !Number.isNaN(duration))
      const duration = quantile(answered, 0.75)
      const lost = taps.length - answered.length
      return [control.name, moment, String(duration), lost > 0 ? `${lost} lost` : duration <= target ? 'met' : 'missed']
    })
    console.log(markdownTable(['control', 'moment', `ms at ${slowdown} x throttle`, `at most ${target}`], rows))
  })
}
