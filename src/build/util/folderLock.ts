import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Environment variable with the name of the lock that a process holds. Its child processes inherit it and may work in
 * the folder too.
 */
const ownerVariable = 'FOLDER_TAKEN_BY'

/**
 * Work that only one process at a time may do in a folder: the name of the folder of its locks, each named after a
 * process, and words for the error message.
 */
const locks = { building: 'builds or develops in', deploying: 'deploys to' } as const

const bootFile = '/proc/sys/kernel/random/boot_id'
const boot = existsSync(bootFile) ? `-${readFileSync(bootFile, 'utf8').trim()}` : ''

/**
 * Returns the name of the lock of a process: its id, on Linux with that of the machine's start, because after a power
 * cut another process may have the same id.
 */
export const lockName = (pid: number | undefined): string => `${pid}${boot}`

/** Signal 0 tests whether a process exists. EPERM means that it exists and belongs to another user. */
function isAlive(owner: string): boolean {
  const pid = Number.parseInt(owner, 10)
  if (owner !== lockName(pid)) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Locks a folder for this process and its children until this process ends: two builds at once would write into each
 * other's caches. Throws, with what to do, if another process works there. The lock of a killed process does not have
 * to be removed by hand.
 */
export function lockFolder(root = process.cwd(), work: keyof typeof locks = 'building'): void {
  const own = lockName(process.pid)
  const lockOf = (owner: string) => join(root, `.${work}`, owner)
  if ([own, process.env[ownerVariable] ?? own].some((owner) => existsSync(lockOf(owner)))) return
  mkdirSync(lockOf(''), { recursive: true })
  // Each process makes its lock before it looks for others, so of two at once at least one sees the other.
  writeFileSync(lockOf(own), '')
  for (const owner of readdirSync(lockOf('')).filter((owner) => owner !== own)) {
    if (isAlive(owner)) {
      rmSync(lockOf(own))
      throw new Error(
        `Process ${Number.parseInt(owner, 10)} ${locks[work]} ${root} already. Wait until it has ended, or end it, and begin again. If it does something else, delete ${lockOf(owner)}.`,
      )
    }
    rmSync(lockOf(owner), { force: true })
  }
  process.env[ownerVariable] = own
  process.once('exit', () => rmSync(lockOf(own), { force: true }))
}
