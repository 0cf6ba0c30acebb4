import { findProgram } from '../build/util/findProgram'

/** The browsers in which the journeys of tests/engines run: the programs that each needs, and the packages of Debian that have them. */
export const engines = {
  chromium: {
    programs: { driver: ['chromedriver'], browser: ['chromium', 'chromium-browser', 'google-chrome-stable'] },
    packages: ['chromium', 'chromium-driver'],
  },
  firefox: { programs: { browser: ['firefox-esr', 'firefox'] }, packages: ['firefox-esr'] },
  webkit: {
    programs: { driver: ['WebKitWebDriver'], screen: ['Xvfb'] },
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const

export type EngineName = keyof typeof engines

export const engineNames = Object.keys(engines) as EngineName[]

/** Programs of an engine that this machine lacks. */
export const missingPrograms = (engine: EngineName): string[] =>
  Object.values<readonly string[]>(engines[engine].programs)
    .filter((names) => !findProgram(names))
    .map(([first]) => first!)

/** How to get what an engine lacks. */
export const howToGet = (engine: EngineName): string =>
  `${engine} lacks ${missingPrograms(engine).join(', ')}. Install it (Debian: apt-get install ${engines[engine].packages.join(' ')}).`

/** Path of one of the programs that an engine goes by. */
export function programOf(engine: EngineName, names: readonly string[]): string {
  const path = findProgram(names)
  if (!path) throw new Error(howToGet(engine))
  return path
}
