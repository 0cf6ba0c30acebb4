import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Holds the number of the process that builds in a folder. */
const lock = (root: string) => join(root, '.building')

/** Signal 0 asks whether there is such a process; somebody else's may not be asked, but is there. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Takes the folder for the builds of this process until it ends: two at once would write into each other's caches. Returns the process that has
 * it instead, if there is one; a build that was killed leaves nothing to clear away.
 */
export function takeFolder(root = process.cwd()): number | undefined {
  const file = lock(root)
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (other > 0 && other !== process.pid && isAlive(other)) return other
  writeFileSync(file, String(process.pid))
  process.once('exit', () => {
    rmSync(file, { force: true })
  })
  return undefined
}
