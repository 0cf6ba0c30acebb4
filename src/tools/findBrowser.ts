import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram } from '../build/util/findProgram'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Path of a Chromium: the environment variable CHROMIUM, Playwright's, else the system's; undefined where there is none. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM ?? '', chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ??
  findProgram(names)
