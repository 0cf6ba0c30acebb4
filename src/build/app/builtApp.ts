import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolder, bundledName } from '../util/gatsbyInternals'
import { readAppAssets, type AppAssets } from './readAppAssets'

interface Stats {
  compilation: { assets: Readonly<Record<string, unknown>>; hash: string }
}

interface Compiler {
  hooks: { done: { tap: (name: string, run: (stats: Stats) => void) => void } }
}

const folder = builtFolder()

let hash: string | undefined
let emitted: ReadonlySet<string> = new Set()

/**
 * Webpack plugin for the browser bundle: keeps the names of its files, which Gatsby does not tell node code, and names the compilation
 * after them, because webpack's own name differs from folder to folder and two builds of one commit would differ.
 */
export const rememberCompilation = {
  apply({ hooks }: Compiler) {
    hooks.done.tap('rememberCompilation', ({ compilation }) => {
      emitted = new Set(Object.keys(compilation.assets))
      hash = createHash('sha1')
        .update([...emitted].sort().join('\n'))
        .digest('hex')
        .slice(0, 20)
      compilation.hash = hash
    })
  },
}

/** The browser bundle that the running build has made; throws before it is made. */
export function builtApp(): AppAssets {
  if (!hash) throw new Error('The browser bundle is not built yet')
  return readAppAssets(folder, hash)
}

const bundled = new RegExp(`^${bundledName}(?:\\.map|\\.LICENSE\\.txt)?$`)

/** Removes the files of earlier bundles, which Gatsby leaves in the built folder. */
export function removeOldBundles(): void {
  for (const file of readdirSync(folder)) if (bundled.test(file) && !emitted.has(file)) rmSync(join(folder, file))
}
