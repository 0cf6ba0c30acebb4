import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram } from '../build/util/findProgram'
import { findBrotliModule, findNginx } from '../publish/findNginx'

/** A program of the system that tests need. */
interface Program {
  /** Its path; undefined where it is not installed. */
  find: () => string | undefined
  /** The package of Debian that has it. */
  package: string
  /** The environment variable that may name another one. */
  variable?: string
}

/**
 * Path of a Chromium: the environment variable CHROMIUM, Playwright's, else the system's, best one without a window,
 * which is faster; undefined where there is none.
 */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM ?? '', chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ??
  findProgram(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'])

/** What Chromium is started with beside its path: root may have no sandbox. */
export const sandboxArguments: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []

function findBrotli(): string | undefined {
  const nginx = findNginx()
  return nginx && findBrotliModule(nginx)
}

/**
 * The programs by the names that `ensure.ts` takes. A driver of a browser needs the system's one, which is of the same
 * version.
 */
const programs = {
  browser: { find: findBrowser, package: 'chromium-headless-shell', variable: 'CHROMIUM' },
  nginx: { find: findNginx, package: 'nginx', variable: 'NGINX' },
  brotli: { find: findBrotli, package: 'libnginx-mod-http-brotli-static' },
  openssl: { find: () => findProgram('openssl'), package: 'openssl' },
  chromium: { find: () => findProgram(['chromium', 'chromium-browser', 'google-chrome-stable']), package: 'chromium' },
  chromedriver: { find: () => findProgram('chromedriver'), package: 'chromium-driver' },
  firefox: { find: () => findProgram(['firefox-esr', 'firefox']), package: 'firefox-esr' },
  WebKitWebDriver: { find: () => findProgram('WebKitWebDriver'), package: 'webkit2gtk-driver' },
  Xvfb: { find: () => findProgram('Xvfb'), package: 'xvfb' },
  orca: { find: () => findProgram('orca'), package: 'orca' },
  'dbus-run-session': { find: () => findProgram('dbus-run-session'), package: 'dbus' },
} satisfies Record<string, Program>

export type ProgramName = keyof typeof programs

export const program = (name: ProgramName): Program => programs[name]

/** What to do where a program is missing. */
export const howToGet = (name: ProgramName): string => {
  const { package: from, variable } = program(name)
  return `${name} is missing. Install it (Debian: apt-get install ${from})${variable ? `, or set ${variable} to its path` : ''}.`
}

/** Path of a program; throws with how to get it where it is missing. */
export function pathOf(name: ProgramName): string {
  const path = program(name).find()
  if (!path) throw new Error(howToGet(name))
  return path
}
