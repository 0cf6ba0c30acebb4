import type { Browser, Page } from '@playwright/test'
import { localPath } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'
import { becomesTrue, controls, pointOf, type Control } from '../e2e/controls'
import { isHydrated } from '../isHydrated'
import { median } from './median'
import { navigations } from './navigations'
import { markdownTable, option } from './options'
import { longestInteraction, openPhone, slowdown, startPhone } from './phone'
import { serveSite, type ServedSite } from './servedSite'

/** Milliseconds that an interaction may take. */
const target = 100

/** Milliseconds between the first sign of intent and the tap: from the start of the download until well after hydration. */
const delays = [0, 100, 200, 300, 400, 600, 900]

const giveSign = (page: Page) =>
  page.evaluate(
    () => void document.querySelector('a')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  )

/** Waits for a moment of a visit. */
type Way = (page: Page) => Promise<unknown>

interface Outcome {
  duration: number
  isLost: boolean
}

/** Taps a control at a moment that `before` waits for, and tells how long the interaction took and whether it had its effect. */
async function tap(browser: Browser, url: string, path: string, control: Control, before: Way): Promise<Outcome> {
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
const moments: Readonly<Record<string, readonly Way[]>> = {
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

/** One control at one moment of a visit, in one of the sites. */
interface Cell {
  /** Milliseconds for each way to wait for the moment, medians. */
  durations: number[]
  lost: number
}

/** Taps on each site in turn, so that what the machine does meanwhile falls on all of them. */
async function cells(
  browser: Browser,
  sites: readonly ServedSite[],
  control: Control,
  ways: readonly Way[],
  taps: number,
): Promise<Cell[]> {
  const made = sites.map((): Cell => ({ durations: [], lost: 0 }))
  for (const way of ways) {
    const outcomes = sites.map((): Outcome[] => [])
    for (let round = 0; round < taps; round++)
      for (const [index, { url, language }] of sites.entries())
        outcomes[index]!.push(
          await tap(browser, url, localPath(ownPath('pricing', language), language, language), control, way),
        )
    for (const [index, cell] of made.entries()) {
      cell.durations.push(median(outcomes[index]!.map(({ duration }) => duration)))
      cell.lost += outcomes[index]!.filter(({ isLost }) => isLost).length
    }
  }
  return made
}

const say = ({ durations, lost }: Cell) => [
  durations.join(' '),
  lost > 0 ? `${lost} lost` : Math.max(...durations) <= target ? 'met' : 'missed',
]

/**
 * Durations of taps on every control at every moment of a visit to the pricing page, in turn in `public/` (or the folder that
 * `SITE_FOLDER` names) and in other builds; then of warm navigations, one build after the other. Options: `--beside=folder,folder`, `--taps=3` of which the median counts.
 */
export async function clicks(words: readonly string[]): Promise<void> {
  const taps = Number(option(words, 'taps', '3'))
  const folders = [process.env.SITE_FOLDER ?? 'public', ...option(words, 'beside', '').split(',').filter(Boolean)]
  const sites = await Promise.all(folders.map(serveSite))
  const browser = await startPhone()
  try {
    const rows: string[][] = []
    for (const control of controls)
      for (const [moment, ways] of Object.entries(moments)) {
        rows.push([`${control.name}, ${moment}`, ...(await cells(browser, sites, control, ways, taps)).flatMap(say)])
        console.error(rows.at(-1)!.join(', '))
      }
    const head = ['control, moment', ...folders.flatMap((folder) => [folder, `target ${target}`])]
    console.log(`Interactions at ${slowdown} x CPU throttle, ms (medians of ${taps})\n\n${markdownTable(head, rows)}\n`)
    for (const { folder, url, language } of sites)
      console.log(`${folder}: ${await navigations(browser, url, language)}`)
  } finally {
    await browser.close()
    for (const { close } of sites) close()
  }
}
