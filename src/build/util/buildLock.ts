import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Environment variable by which the children of a process know that it has taken the folder, for them too. */
const taker = 'FOLDER_TAKEN_BY'

/** Makes a link to the number of this process, as editors lock files: in one step, and never over another one. False where there is one. */
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

/** Removes the lock of a process that is gone. What another process has put in its place meanwhile stays: only one of two can move the old one away. */
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
 * Takes the folder for the builds of this process and its children until it ends: two at once would write into each other's caches. Returns why it
 * cannot have it, and what to do, where another process builds there; a build that was killed leaves nothing to clear away.
 */
export function lockFolder(root = process.cwd()): string | undefined {
  const file = join(root, '.building')
  while (!makeLock(file)) {
    const owner = ownerOf(file)
    if ([process.pid, Number(process.env[taker])].includes(owner)) return undefined
    if (isAlive(owner))
      return `Process ${owner} builds or develops in this folder already. Wait until it has ended, or end it, and begin again. If it is no build, delete .building.`
    removeStale(file, owner)
  }
  process.env[taker] = String(process.pid)
  process.once('exit', () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true })
  })
  return undefined
}
