import { join } from 'node:path'
import type { AppAssets } from '../site/appAssets'
import { appAssets } from './appAssets'

interface Compiler {
  hooks: { done: { tap: (name: string, run: (stats: { hash?: string }) => void) => void } }
}

let hash: string | undefined

/** Webpack plugin for the browser bundle: keeps the name of the compilation, which Gatsby tells node code too late. */
export const rememberCompilation = {
  apply({ hooks }: Compiler) {
    hooks.done.tap('rememberCompilation', (stats) => {
      hash = stats.hash
    })
  },
}

/** The browser bundle that the running build has made; throws before it is made. */
export function builtApp(): AppAssets {
  if (!hash) throw new Error('The browser bundle is not built yet')
  return appAssets(join(process.cwd(), 'public'), hash)
}
