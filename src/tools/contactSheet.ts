import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { languageCodes, type Language } from '../site/languages'
import { builtLanguage } from '../publish/builtLanguage'
import { findBrowser, sandboxArguments } from './programs'
import { builtFolder } from '../build/util/gatsbyInternals'
import { samplePages } from './samplePages'
import { siteServer } from '../publish/siteServer'
import { runTool } from './runTool'

const folder = builtFolder()
const target = join(process.cwd(), 'contact-sheets')
const widths = [390, 768, 1280]
const themes = ['light', 'dark'] as const
/** Width of a page on the sheet, and of the gap around it, in pixels. */
const cell = 360
const gap = 24

interface Shot {
  image: Buffer
  height: number
}

async function shoot(browser: Browser, url: string, width: number, colorScheme: 'light' | 'dark'): Promise<Shot> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
  const full = await page.screenshot({ fullPage: true })
  await context.close()
  const { data, info } = await sharp(full).resize({ width: cell }).png().toBuffer({ resolveWithObject: true })
  return { image: data, height: info.height }
}

/** Writes one sheet: a row for each width, a column for each language. */
async function sheet(rows: Shot[][], file: string): Promise<void> {
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)))
  const tops = heights.map((_, index) => gap + heights.slice(0, index).reduce((sum, height) => sum + height + gap, 0))
  const pieces = rows.flatMap((row, y) =>
    row.map(({ image }, x) => ({ input: image, left: gap + x * (cell + gap), top: tops[y]! })),
  )
  const width = gap + languageCodes.length * (cell + gap)
  const height = tops.at(-1)! + heights.at(-1)! + gap
  await sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(pieces)
    .png({ palette: true })
    .toFile(file)
}

/** Makes a sheet of every template in both themes, or only of the templates that the command names. */
async function shootAll(browser: Browser, base: string, siteLanguage: Language) {
  const samples = languageCodes.map((language) => samplePages(folder, language, siteLanguage))
  const wanted = process.argv.slice(2)
  mkdirSync(target, { recursive: true })
  for (const template of samples[0]!.keys())
    for (const theme of themes) {
      if (wanted.length > 0 && !wanted.includes(template)) continue
      const rows: Shot[][] = []
      for (const width of widths)
        rows.push(await Promise.all(samples.map((pages) => shoot(browser, base + pages.get(template)!, width, theme))))
      const file = join(target, `${template}-${theme}.png`)
      await sheet(rows, file)
      console.log(file)
    }
}

async function main() {
  const siteLanguage = builtLanguage(folder)
  const server = siteServer(folder, siteLanguage).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...sandboxArguments] })
  try {
    await shootAll(browser, base, siteLanguage)
  } finally {
    await browser.close()
    server.close()
  }
}

runTool(main)
