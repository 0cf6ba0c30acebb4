import type { CDPSession, Page } from '@playwright/test'
import { builtFolder } from '../../src/build/util/gatsbyInNode'
import { builtLanguage } from '../../src/publish/builtLanguage'
import { samplePages } from '../samplePages'
import { isHydrated } from '../isHydrated'
import { markdownTable, quantile } from './figures'
import { slowdown, withPhone } from './phone'

/** Milliseconds from a tap until the next page is painted, by how many times slower than this machine the phone is. */
const targets = [
  [1, 100],
  [slowdown, 250],
] as const

/** Runs in the page: resolves with the milliseconds from the next click until another title is painted. */
const nextPage = () =>
  new Promise<number>((resolve) => {
    const title = () => document.querySelector('h1')?.textContent
    const watch = ({ timeStamp }: Event) => {
      const before = title()
      const look = () => {
        if (title() === before) requestAnimationFrame(look)
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
      }
      look()
    }
    addEventListener('click', watch, { once: true, capture: true })
  })

async function follow(page: Page, link: string): Promise<number> {
  const first = page.locator(link).first()
  await first.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await first.boundingBox())!
  const painted = page.evaluate(nextPage)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  const duration = await painted
  await page.waitForTimeout(500)
  return duration
}

/** A round of links between pages of five kinds, each by its name. */
function roundOf(built: string): { start: string; links: readonly (readonly [name: string, link: string])[] } {
  const language = builtLanguage(built)
  const path = new Map(samplePages(built, language, language))
  const to = (part: string, kind: string) => `${part} a[href="${path.get(kind)!}"]`
  return {
    start: path.get('Home')!,
    links: [
      ['home to prices', to('footer', 'Pricing')],
      ['prices to a feature', to('footer', 'Feature')],
      ['a feature to the blog', to('footer', 'Blog')],
      ['the blog to a post', to('main', 'Post')],
      ['a post to home', to('header', 'Home')],
    ],
  }
}

/** Rounds of links, the first of which is not counted: it fetches the data of the pages. */
async function rounds(page: Page, devtools: CDPSession, url: string, built: string, runs: number, rate: number) {
  const { start, links } = roundOf(built)
  await page.goto(url + start, { waitUntil: 'load' })
  await page.locator('footer a').first().hover()
  await page.waitForFunction(isHydrated)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const durations = links.map((): number[] => [])
  for (let run = 0; run <= runs; run++)
    for (const [index, [, link]] of links.entries()) {
      const duration = await follow(page, link)
      if (run > 0) durations[index]!.push(duration)
    }
  return links.map(([name], index) => ({ name, duration: quantile(durations[index]!, 0.75) }))
}

/** From one page of `public/` to the next once the application is there; the 75th percentile of `runs` taps. */
export async function navigations({ runs }: { runs: number }): Promise<void> {
  const built = builtFolder()
  await withPhone([built], async (phone, [site = '']) => {
    const rows: string[][] = []
    for (const [rate, target] of targets) {
      const figures = await phone((page, devtools) => rounds(page, devtools, site, built, runs, rate))
      for (const { name, duration } of figures)
        rows.push([name, `${rate} x`, duration.toFixed(0), `${duration <= target ? 'met' : 'missed'} (${target})`])
    }
    console.log(markdownTable(['from page to page', 'processor', 'ms', 'at most'], rows))
  })
}
