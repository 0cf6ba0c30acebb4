import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { languageCodes, type Language } from '../site/languages'
import { builtLanguage } from '../publish/builtLanguage'
import { findBrowser, sandboxArguments } from './programs'
import { builtFolder } from '../build/util/gatsbyInNode'
import { samplePages } from './samplePages'
import { siteServer } from '../publish/siteServer'
import { runTool } from './runTool'

const folder = builtFolder()
const target = join(process.cwd(), 'contact-sheets')
const widths = [390, 768, 1280]
const themes = ['light', 'dark'] as const
/** Takes a screenshot of a page and returns the image for the sheet. */
async function shoot(browser: Browser, url: string, width: number, theme: (typeof themes)[number], name: string) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
  await page.screenshot({ fullPage: true, path: join(target, `${name}.png`) })
  await page.close()
  return `<img src="${name}.png" alt="${name}" width="19%" align="top">`
}

/**
 * Writes a sheet of every template and theme, or only of the templates that the command names: a row for each width, a
 * column for each language.
 */
async function shootAll(browser: Browser, base: string, hostLanguage: Language) {
  const wanted = process.argv.slice(2)
  const samples = languageCodes.map((language) => ({ language, pages: samplePages(folder, language, hostLanguage) }))
  mkdirSync(target, { recursive: true })
  for (const template of samples[0]!.pages.keys())
    for (const theme of themes) {
      if (wanted.length > 0 && !wanted.includes(template)) continue
      const rows: string[] = []
      for (const width of widths) {
        const images = samples.map(({ language, pages }) =>
          shoot(browser, base + pages.get(template)!, width, theme, `${template}-${theme}-${width}-${language}`),
        )
        rows.push(`<p>${(await Promise.all(images)).join('\n')}</p>`)
      }
      const file = join(target, `${template}-${theme}.html`)
      writeFileSync(file, `<!doctype html>\n<title>${template}, ${theme}</title>\n${rows.join('\n')}\n`)
      console.log(file)
    }
}

async function main() {
  const hostLanguage = builtLanguage(folder)
  const server = siteServer(folder, hostLanguage).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...sandboxArguments] })
  try {
    await shootAll(browser, base, hostLanguage)
  } finally {
    await browser.close()
    server.close()
  }
}

runTool(main)
