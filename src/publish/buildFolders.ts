import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolder, gatsbyFolders } from '../build/util/gatsbyInternals'

/** What Gatsby keeps between builds and what it builds. */
const parts = Object.values(gatsbyFolders)

function move(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const part of parts) {
    if (!existsSync(join(from, part))) continue
    rmSync(join(to, part), { recursive: true, force: true })
    renameSync(join(from, part), join(to, part))
  }
}

/** A copy keeps file times: Gatsby's caches look at them. */
function copy(from: string, to: string): void {
  for (const part of parts)
    if (existsSync(join(from, part)))
      cpSync(join(from, part), join(to, part), { recursive: true, preserveTimestamps: true })
}

/**
 * Caches of several builds of one project: Gatsby knows one place for its cache and its output, so they are moved there
 * for as long as a build of a name runs. The builds that were in place before come back afterwards, also after an
 * interrupted run.
 */
export function buildFolders(root: string, store: string) {
  const aside = join(store, 'aside')
  const comeBack = () => {
    if (!existsSync(aside)) return
    for (const part of parts) rmSync(join(root, part), { recursive: true, force: true })
    move(aside, root)
    rmSync(aside, { recursive: true })
  }
  return {
    /** Puts the builds in place aside. */
    begin() {
      comeBack()
      move(root, aside)
      mkdirSync(aside, { recursive: true })
    },
    /** Takes out the caches of a name; a new name starts with a copy of `from`, or of what stood in place before. */
    open(name: string, from?: string) {
      const own = join(store, name)
      if (existsSync(own)) move(own, root)
      else copy(from === undefined ? aside : join(store, from), root)
    },
    /** Puts the caches of a name away. */
    close(name: string) {
      move(root, join(store, name))
    },
    /** Where the output of a name lies once it is closed. */
    output: (name: string) => builtFolder(join(store, name)),
    /** Brings back what stood in place before. */
    end: comeBack,
  }
}
