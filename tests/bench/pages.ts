import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { samplePages } from '../samplePages'
import { builtFolder } from '../../src/build/util/gatsbyInNode'
import { builtLanguage } from '../../src/publish/builtLanguage'
import { markdownTable, median } from './figures'
import { withPhone } from './phone'
import { figureNames, missed, withoutScripts, type Visit } from './twin'

/** A slow mobile connection, as Lighthouse has it: latency in ms, bytes a second. */
const connection = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/** Lays a copy of the build with pages without scripts. */
function layTwins(built: string, twins: string, paths: readonly string[]): void {
  rmSync(twins, { recursive: true, force: true })
  cpSync(built, twins, { recursive: true })
  for (const path of paths) {
    const file = join(twins, path, 'index.html')
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')))
  }
}

/** Runs in the page: what the browser has noted since the visit began. */
async function read(): Promise<Visit> {
  const noted = <Entry extends PerformanceEntry>(type: string) =>
    new Promise<Entry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Entry[])).observe({ type, buffered: true })
      setTimeout(() => resolve([]), 500)
    })
  const paints = await noted('paint')
  const shifts = await noted<PerformanceEntry & { value: number }>('layout-shift')
  return {
    fcp: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    lcp: (await noted('largest-contentful-paint')).at(-1)?.startTime ?? NaN,
    tbt: (await noted('longtask')).reduce((sum, { duration }) => sum + duration - 50, 0),
    cls: shifts.reduce((sum, { value }) => sum + value, 0),
    requests: performance.getEntriesByType('resource').length + 1,
  }
}

async function visit(page: Page, devtools: CDPSession, url: string): Promise<Visit> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', connection)
  await page.goto(url, { waitUntil: 'load' })
  // Long enough for everything that follows the load, too short for the late start of the application.
  await page.waitForTimeout(2000)
  return page.evaluate(read)
}

const medians = (visits: readonly Visit[]) =>
  Object.fromEntries(
    figureNames.map((name) => [name, median(visits.map((figures) => figures[name]))]),
  ) as unknown as Visit

const shown = (name: keyof Visit, figure: number) => figure.toFixed(name === 'cls' ? 3 : 0)

/** A page of every kind in `public/` beside its twin without scripts, in turn, medians of `runs` visits. */
export async function pages({ runs }: { runs: number }): Promise<void> {
  const built = builtFolder()
  const language = builtLanguage(built)
  const paths = [...samplePages(built, language, language)]
    .filter(([kind]) => kind !== 'NotFound')
    .map(([, path]) => path)
  const twins = join('.bench', 'twins')
  layTwins(built, twins, paths)
  await withPhone([built, twins], async (phone, sites) => {
    const rows: string[][] = []
    for (const path of paths) {
      const visits = sites.map((): Visit[] => [])
      for (let run = 0; run < runs; run++)
        for (const [index, site] of sites.entries())
          visits[index]!.push(await phone((page, devtools) => visit(page, devtools, site + path)))
      const [ours, twin] = [medians(visits[0]!), medians(visits[1]!)]
      const misses = missed(ours, twin)
      rows.push([
        path,
        ...figureNames.map((name) => `${shown(name, ours[name])} / ${shown(name, twin[name])}`),
        misses.length > 0 ? `missed: ${misses.join(', ')}` : 'met',
      ])
    }
    console.log(markdownTable(['page / twin, ms', ...figureNames, 'targets'], rows))
  })
}
