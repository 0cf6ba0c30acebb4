import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolder, gatsbyFolders } from '../build/util/gatsbyInNode'

/** Gatsby's caches and the built site. */
const parts = Object.values(gatsbyFolders)

function move(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const part of parts) if (existsSync(join(from, part))) renameSync(join(from, part), join(to, part))
}

/** Copies caches and output with the times of files, which Gatsby's caches compare. */
function copy(from: string, to: string): void {
  for (const part of parts)
    if (existsSync(join(from, part)))
      cpSync(join(from, part), join(to, part), { recursive: true, preserveTimestamps: true })
}

/**
 * Manages the caches of several builds of one project. Gatsby has one place for its caches and its output, so those of
 * a build are moved there while it runs. Caches and output that were in place before are restored at the end, or at the
 * beginning of the next run if this one is interrupted. `store` is the folder for everything that is not in place.
 */
export function buildFolders(root: string, store: string) {
  const aside = join(store, 'aside')
  const restore = () => {
    if (!existsSync(aside)) return
    for (const part of parts) rmSync(join(root, part), { recursive: true, force: true })
    move(aside, root)
    rmSync(aside, { recursive: true })
  }
  return {
    /** Moves the present caches and output out of the way. */
    begin() {
      restore()
      move(root, aside)
      mkdirSync(aside, { recursive: true })
    },
    /**
     * Moves the caches of a name into place. A new name starts with a copy of the caches of `from`, or of those that
     * were in place before.
     */
    open(name: string, from?: string) {
      const kept = join(store, name)
      if (existsSync(kept)) move(kept, root)
      else copy(from === undefined ? aside : join(store, from), root)
    },
    /** Moves the caches of a name back into the store. */
    close(name: string) {
      move(root, join(store, name))
    },
    /** Returns the folder with the output of a name after `close`. */
    output: (name: string) => builtFolder(join(store, name)),
    /** Restores the caches and output that were in place before. */
    end: restore,
  }
}
