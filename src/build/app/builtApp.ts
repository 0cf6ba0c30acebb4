import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from 'webpack'
import type { AppStart, Asset } from '../../site/buildGlobals'
import { shortDigest } from '../util/digest'
import { builtFolder, bundledName, entryName } from '../util/gatsbyInNode'
import { integrity } from '../util/integrity'

/** The files of the browser bundle that pages name. */
export interface AppAssets extends AppStart {
  styles: readonly Asset[]
}

/** The browser bundle that the running build has made. */
interface Bundle {
  hash: string
  /** The names of its files. `start` are those that pages load. */
  emitted: ReadonlySet<string>
  start: readonly string[]
  /** The source files in it, including modules whose code webpack removed completely. */
  sources: readonly string[]
}

const folder = builtFolder()
let bundle: Bundle | undefined

function requireBundle(): Bundle {
  if (!bundle) throw new Error('The browser bundle is not built yet')
  return bundle
}

/**
 * Webpack plugin for the browser bundle. It keeps data that Gatsby does not pass to node code. It also replaces
 * webpack's hash of the compilation with a digest of the file names: webpack's own hash depends on the folder, so two
 * builds of one commit would differ.
 */
export const bundlePlugin = {
  apply({ hooks }: Compiler) {
    hooks.done.tap('rememberBundle', ({ compilation }) => {
      const { assets, assetsInfo, modules, entrypoints } = compilation
      const names = Object.keys(assets).sort()
      const hash = shortDigest(names.join('\n'))
      // Fonts and images of style sheets are not modules.
      const files = [...assetsInfo.values()].map(
        ({ sourceFilename }) => sourceFilename && join(process.cwd(), sourceFilename),
      )
      const sources = [...[...modules].map((module) => module.nameForCondition()), ...files].flatMap(
        (file) => file ?? [],
      )
      compilation.hash = hash
      bundle = { hash, emitted: new Set(names), start: entrypoints.get(entryName)!.getFiles(), sources }
    })
  },
}

/** The files of the browser bundle that pages load. Throws before the bundle is made. */
export function builtApp(): AppAssets {
  const { hash, start } = requireBundle()
  const assets = (ending: string): Asset[] =>
    start
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ path: `/${name}`, integrity: integrity(readFileSync(join(folder, name))) }))
  return { hash, scripts: assets('.js'), styles: assets('.css') }
}

/** Returns the absolute paths of the source files in the browser bundle. Throws before the bundle is made. */
export const bundledFiles = (): readonly string[] => requireBundle().sources

const bundled = new RegExp(`^${bundledName}$`)

/** Removes the files of earlier bundles from the built folder, where Gatsby leaves them. */
export function removeOldBundles(): void {
  const { emitted } = requireBundle()
  for (const file of readdirSync(folder)) if (bundled.test(file) && !emitted.has(file)) rmSync(join(folder, file))
}
