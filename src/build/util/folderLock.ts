import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Environment variable by which the children of a process know that it has taken the folder, for them too. */
const taker = 'FOLDER_TAKEN_BY'

/** What is done in a folder by one process at a time: the lock's name, and what the process that has it does. */
const locks = { building: 'builds or develops in', deploying: 'deploys to' } as const

/**
 * Makes a link to the number of this process, as editors lock files: in one step, and never over another one. False
 * where there is one.
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

/** The process that a lock names; none where it is gone by now, or was not made by `makeLock`. */
function ownerOf(file: string): number {
  try {
    return Number(readlinkSync(file))
  } catch {
    return NaN
  }
}

/** Signal 0 asks whether there is such a process; somebody else's may not be asked, but is there. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Removes the lock of a process that is gone. What another process has put in its place meanwhile stays: only one of
 * two can move the old one away.
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
 * Takes a folder for the work of this process and its children until it ends: two builds at once would write into each
 * other's caches. Throws, with what to do, where another process works there; one that was killed leaves nothing to
 * clear away.
 */
export function lockFolder(root = process.cwd(), work: keyof typeof locks = 'building'): void {
  const file = join(root, `.${work}`)
  while (!makeLock(file)) {
    const owner = ownerOf(file)
    if (owner === process.pid || String(owner) === process.env[taker]) return
    if (isAlive(owner))
      throw new Error(
        `Process ${owner} ${locks[work]} ${root} already. Wait until it has ended, or end it, and begin again. If it does something else, delete ${file}.`,
      )
    removeStale(file, owner)
  }
  process.env[taker] = String(process.pid)
  process.once('exit', () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true })
  })
}
