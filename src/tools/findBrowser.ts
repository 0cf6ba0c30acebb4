import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram } from '../build/util/findProgram'

/** The headless shell first: it is what Playwright itself uses, and a fifth quicker. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Path of a Chromium: the environment variable CHROMIUM, Playwright's, else the system's; undefined where there is none. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM ?? '', chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ??
  findProgram(names)
