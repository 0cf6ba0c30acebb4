import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram } from '../publish/findProgram'
import { findBrotliModule, findNginx } from '../publish/findNginx'

/** A system program that tests need. */
interface Program {
  /** Returns its path; undefined if it is not installed. */
  find: () => string | undefined
  /** The Debian package that contains it. */
  package: string
  /** The environment variable that can name another path. */
  variable?: string
}

/**
 * Returns the path of a Chromium: the environment variable CHROMIUM, otherwise Playwright's, otherwise the system's. Of
 * the system's, the headless shell is preferred, because it is faster. Undefined if there is none.
 */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM ?? '', chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ??
  findProgram(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'])

/** Arguments for Chromium: it has no sandbox when root runs it. */
export const sandboxArguments: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []

function findBrotli(): string | undefined {
  const nginx = findNginx()
  return nginx && findBrotliModule(nginx)
}

/**
 * The programs by the names that `ensure.ts` accepts. The driver of a browser needs the system's browser, which has the
 * same version.
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

/** Returns a program by its name. */
export const program = (name: ProgramName): Program => programs[name]

/** Returns how to install a missing program. */
export const howToGet = (name: ProgramName): string => {
  const { package: from, variable } = program(name)
  return `${name} is missing. Install it (Debian: apt-get install ${from})${variable ? `, or set ${variable} to its path` : ''}.`
}

/** Returns the path of a program. Throws, with how to install it, if it is missing. */
export function pathOf(name: ProgramName): string {
  const path = program(name).find()
  if (!path) throw new Error(howToGet(name))
  return path
}
