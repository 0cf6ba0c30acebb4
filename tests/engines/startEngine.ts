import { spawn, type ChildProcess } from 'node:child_process'
import { pathOf, sandboxArguments } from '../../src/tools/programs'
import { freePort } from '../ports'
import { temporaryFolder } from '../temporaryFolder'
import { overHttp, type Connection } from './commands'
import { marionette } from './marionette'

/** The processes of a browser, with their folder. */
class Processes {
  readonly folder = temporaryFolder()
  private readonly started: ChildProcess[] = []

  start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    })
    this.started.push(child)
    return child
  }

  end(): void {
    for (const { pid } of this.started)
      try {
        // The whole group: a driver's browser goes with it.
        process.kill(-pid!, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    this.folder.remove()
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks until there is an answer, for ten seconds. */
async function eventually<T>(ask: () => T | Promise<T>): Promise<T> {
  for (const end = Date.now() + 10_000; ; await pause(30))
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > end) throw error
    }
}

async function driver(program: string, processes: Processes, env?: Record<string, string>): Promise<Connection> {
  const port = await freePort()
  processes.start(program, [`--port=${port}`], env)
  await eventually(() => fetch(`http://127.0.0.1:${port}/status`))
  return overHttp(port)
}

/** A page counts as opened before what it loads on: journeys may hold that. WebKit's driver then never answers. */
const eager = { pageLoadStrategy: 'eager' }

type Start = (processes: Processes) => Promise<[Connection, capabilities: Record<string, unknown>]>

/**
 * How each browser is started, without a window of its own on the screen and as narrow as a phone where it is told to.
 */
const starts = {
  chromium: async (processes) => [
    await driver(pathOf('chromedriver'), processes),
    {
      ...eager,
      'goog:chromeOptions': {
        binary: pathOf('chromium'),
        args: ['--headless=new', '--force-prefers-reduced-motion', ...sandboxArguments],
      },
    },
  ],
  firefox: async (processes) => {
    const preferences = {
      'marionette.port': 0,
      'toolkit.legacyUserProfileCustomizations.stylesheets': true,
      'dom.security.https_first': false,
      'ui.prefersReducedMotion': 1,
    }
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`)
    processes.folder.write('user.js', lines.join(''))
    processes.folder.write('chrome/userChrome.css', ':root, body, * { min-width: 0 !important; }')
    processes.start(pathOf('firefox'), [
      ...['--headless', '--marionette', '--no-remote'],
      ...['--profile', processes.folder.root],
    ])
    return [await eventually(() => marionette(Number(processes.folder.read('MarionetteActivePort')))), eager]
  },
  webkit: async (processes) => {
    const screen = processes.start(pathOf('Xvfb'), [
      ...['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    ])
    const display = await new Promise((resolve) => screen.stdio[3]!.once('data', resolve))
    // The bar of the browser would keep its window wide.
    processes.folder.write(
      'gtk-3.0/gtk.css',
      '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }',
    )
    const env = { DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: processes.folder.root }
    return [await driver(pathOf('WebKitWebDriver'), processes, env), {}]
  },
} satisfies Record<string, Start>

type EngineName = keyof typeof starts

export const engineNames = Object.keys(starts) as EngineName[]

export interface Engine {
  connection: Connection
  end: () => Promise<void>
}

/**
 * Starts a browser whose requests to every host but this machine go to a port of it. Throws where a program is missing.
 */
export async function startEngine(name: EngineName, port: number): Promise<Engine> {
  const processes = new Processes()
  try {
    const [connection, options] = await starts[name](processes)
    const asked = { ...options, proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${port}` } }
    // A driver is asked with alternatives, Firefox itself with what was agreed on.
    await connection('WebDriver:NewSession', name === 'firefox' ? asked : { capabilities: { alwaysMatch: asked } })
    const leave = () => connection('WebDriver:DeleteSession', {}).catch(() => undefined)
    return { connection, end: () => leave().then(() => processes.end()) }
  } catch (error) {
    processes.end()
    throw error
  }
}
