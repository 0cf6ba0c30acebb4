import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Path of a Chromium: the environment variable CHROMIUM, Playwright's, else the system's; undefined where there is none. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM ?? '',
    chromium.executablePath(),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
  ]
  return candidates.find((path) => path !== '' && existsSync(path))
}
