import type { Browser, Page } from '@playwright/test'
import type { Language } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { ownPath, routeIds, routes, type RouteId } from '../../src/site/routes'
import { isHydrated } from '../isHydrated'
import { median } from './median'
import { markdownTable } from './options'
import { openPhone, slowdown } from './phone'

/** Navigations between the kinds of pages. */
const journeys: readonly (readonly [from: RouteId, to: RouteId])[] = [
  ['home', 'pricing'],
  ['pricing', 'home'],
  ['home', 'features'],
  ['pricing', 'blog'],
  ...routeIds
    .filter((id) => routes[id].template === 'Feature')
    .slice(0, 1)
    .map((id) => ['features', id] as const),
]

const runs = 3

/** Milliseconds from a click on the link to `path` until its page is painted: the frame after the heading has changed. */
const timeToPaint = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(
          ({ pathname, hash }) => pathname === target && hash === '',
        )!
        const heading = document.querySelector('h1')?.textContent
        const start = performance.now()
        const watch = () => {
          if (document.querySelector('h1')?.textContent === heading || location.pathname !== target) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        }
        const observer = new MutationObserver(watch)
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        link.click()
      }),
    path,
  )

const sign = (page: Page, path: string, type: string) =>
  page.evaluate(
    ([target, name]) => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(
        ({ pathname, hash }) => pathname === target && hash === '',
      )!
      link.dispatchEvent(new MouseEvent(name!, { bubbles: true }))
    },
    [path, type],
  )

async function navigate(browser: Browser, url: string, from: string, to: string, rate: number): Promise<number> {
  const page = await openPhone(browser, url, rate)
  await page.goto(from)
  await sign(page, to, 'pointerover')
  await page.waitForFunction(isHydrated)
  await page.waitForTimeout(300)
  await sign(page, to, 'mouseover')
  await page.waitForTimeout(700)
  const time = await timeToPaint(page, to)
  await page.context().close()
  return time
}

/** Table of warm navigations: the page was fetched on intent; from the click until it is painted. */
export async function navigations(browser: Browser, url: string, language: Language): Promise<string> {
  const path = (id: RouteId) => localPath(ownPath(id, language), language, language)
  const rows: string[][] = []
  for (const [from, to] of journeys) {
    const times: string[] = []
    for (const rate of [1, slowdown]) {
      const all: number[] = []
      for (let run = 0; run < runs; run++) all.push(await navigate(browser, url, path(from), path(to), rate))
      times.push(median(all).toFixed(0))
    }
    rows.push([`${from} to ${to}`, ...times])
    console.error(rows.at(-1)!.join(', '))
  }
  return `Warm navigations, click to paint, ms (median of ${runs})\n\n${markdownTable(['from, to', 'no throttle', `${slowdown} x throttle`], rows)}\n`
}
