import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Environment variable with the id of the process that holds the lock. Its child processes inherit it and may work in
 * the folder too.
 */
const ownerVariable = 'FOLDER_TAKEN_BY'

/** Work that only one process at a time may do in a folder: the lock's name, and words for the error message. */
const locks = { building: 'builds or develops in', deploying: 'deploys to' } as const

/**
 * Creates the lock: a symbolic link to the id of this process. Creating a link is atomic and never replaces another
 * link. Returns false if the lock exists.
 */
function makeLock(file: string): boolean {
  try {
    symlinkSync(String(process.pid), file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Returns the process id in a lock; NaN if the lock is gone, or was not made by `makeLock`. */
function ownerOf(file: string): number {
  try {
    return Number(readlinkSync(file))
  } catch {
    return NaN
  }
}

/** Signal 0 tests whether a process exists. EPERM means that it exists and belongs to another user. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Removes the lock of a process that has ended. A lock that another process has created meanwhile stays: of two
 * processes only one can rename the old lock.
 */
function removeStale(file: string, owner: number): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (Object.is(ownerOf(aside), owner)) rmSync(aside, { recursive: true })
  else renameSync(aside, file)
}

/**
 * Locks a folder for this process and its children until this process ends: two builds at once would write into each
 * other's caches. Throws, with what to do, if another process works there. The lock of a killed process does not have
 * to be removed by hand.
 */
export function lockFolder(root = process.cwd(), work: keyof typeof locks = 'building'): void {
  const file = join(root, `.${work}`)
  while (!makeLock(file)) {
    const owner = ownerOf(file)
    if (owner === process.pid || String(owner) === process.env[ownerVariable]) return
    if (isAlive(owner))
      throw new Error(
        `Process ${owner} ${locks[work]} ${root} already. Wait until it has ended, or end it, and begin again. If it does something else, delete ${file}.`,
      )
    removeStale(file, owner)
  }
  process.env[ownerVariable] = String(process.pid)
  process.once('exit', () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true })
  })
}
