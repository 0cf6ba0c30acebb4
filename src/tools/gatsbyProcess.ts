import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { statfsSync, type StatsFs } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../build/util/folderLock'
import { hostLanguage } from '../build/util/hostLanguage'
import { demandReadableData } from './demandReadableData'
import { diskIsFull } from './runTool'

/**
 * Checks what a build needs and locks the folder. Call it before anything is moved or started. Throws, with what to do,
 * if another process builds in the folder, if `SITE_LANGUAGE` names no language of the site, or if a data file of
 * `content/` cannot be read.
 */
export function prepareForGatsby(): void {
  hostLanguage()
  demandReadableData()
  lockFolder()
}

/** Starts a command of Gatsby in the project, without telemetry. */
export const startGatsby = (
  command: readonly string[],
  stdio: StdioOptions,
  env: Readonly<Record<string, string>> = {},
): ChildProcess =>
  spawn(process.execPath, [join(process.cwd(), 'node_modules', 'gatsby', 'cli.js'), ...command], {
    stdio,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
  })

/** Passes the signals that end this process to a child. A child that also gets them from the terminal is not harmed. */
export function forwardSignals(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
}

/**
 * Returns a message for a build that failed because the disk is full: Gatsby's own messages name neither cause nor fix.
 * The message is empty if the disk has room.
 */
export function noRoom({ bavail, bsize }: Pick<StatsFs, 'bavail' | 'bsize'> = statfsSync(process.cwd())): string {
  return bavail * bsize < 1e6 ? diskIsFull : ''
}
