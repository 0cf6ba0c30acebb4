import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { statfsSync, type StatsFs } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../build/util/folderLock'
import { siteLanguage } from '../build/util/siteLanguage'
import { demandReadableData } from './demandReadableData'
import { diskIsFull } from './runTool'

/**
 * To be called before anything is moved or started. Throws, with what to do, where another process builds in the
 * folder, where `SITE_LANGUAGE` names no language of the site, and where a data file of `content/` is no JSON.
 */
export function prepareForGatsby(): void {
  siteLanguage()
  demandReadableData()
  lockFolder()
}

/** Starts a command of Gatsby in the project. */
export const startGatsby = (
  command: readonly string[],
  stdio: StdioOptions,
  env: Readonly<Record<string, string>> = {},
): ChildProcess =>
  spawn(process.execPath, [join(process.cwd(), 'node_modules', 'gatsby', 'cli.js'), ...command], {
    stdio,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
  })

/** Hands on the signals that end a program; a child that got them from the terminal too takes no harm. */
export function endTogether(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
}

/**
 * What to say of a build that failed because no room is left, of which Gatsby's messages name neither cause nor cure;
 * nothing where the disk has room.
 */
export function noRoom({ bavail, bsize }: Pick<StatsFs, 'bavail' | 'bsize'> = statfsSync(process.cwd())): string {
  return bavail * bsize < 1e6 ? diskIsFull : ''
}
