import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from 'webpack'
import type { AppStart, Asset } from '../../site/buildGlobals'
import { contentName } from '../util/digest'
import { builtFolder, bundledName, entryName, statsFile } from '../util/gatsbyInternals'
import { integrity } from '../util/integrity'

/** The files of the browser bundle that pages name. */
export interface AppAssets extends AppStart {
  styles: readonly Asset[]
}

interface Stats {
  assetsByChunkName: Readonly<Record<string, readonly string[]>>
}

const folder = builtFolder()

/** The browser bundle that the running build has made: its hash, the names of its files, and the source files in it. */
let bundle: { hash: string; emitted: ReadonlySet<string>; sources: readonly string[] } | undefined

function madeBundle() {
  if (!bundle) throw new Error('The browser bundle is not built yet')
  return bundle
}

/**
 * Webpack plugin for the browser bundle. It keeps data that Gatsby does not pass to node code. It also replaces
 * webpack's hash of the compilation with a digest of the file names: webpack's own hash depends on the folder, so two
 * builds of one commit would differ.
 */
export const rememberBundle = {
  apply({ hooks }: Compiler) {
    hooks.done.tap('rememberBundle', ({ compilation }) => {
      const { assets, assetsInfo, modules } = compilation
      const emitted = new Set(Object.keys(assets))
      const names = [...emitted].sort().join('\n')
      const hash = contentName(names)
      // Fonts and images of style sheets are not modules.
      const files = [...assetsInfo.values()].map(
        ({ sourceFilename }) => sourceFilename && join(process.cwd(), sourceFilename),
      )
      const sources = [...[...modules].map((module) => module.nameForCondition()), ...files].flatMap(
        (file) => file ?? [],
      )
      compilation.hash = hash
      bundle = { hash, emitted, sources }
    })
  },
}

/** The files of the browser bundle that pages load, from webpack's statistics. Throws before the bundle is made. */
export function builtApp(): AppAssets {
  const { hash } = madeBundle()
  const { assetsByChunkName } = JSON.parse(readFileSync(join(folder, statsFile), 'utf8')) as Stats
  const start = assetsByChunkName[entryName] ?? []
  const assets = (ending: string): Asset[] =>
    start
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ path: `/${name}`, integrity: integrity(readFileSync(join(folder, name))) }))
  return { hash, scripts: assets('.js'), styles: assets('.css') }
}

/**
 * Returns the absolute paths of the source files in the browser bundle, including modules whose code webpack removed
 * completely. Throws before the bundle is made.
 */
export const bundledFiles = (): readonly string[] => madeBundle().sources

const bundled = new RegExp(`^${bundledName}$`)

/** Removes the files of earlier bundles from the built folder, where Gatsby leaves them. */
export function removeOldBundles(): void {
  const { emitted } = madeBundle()
  for (const file of readdirSync(folder)) if (bundled.test(file) && !emitted.has(file)) rmSync(join(folder, file))
}
