import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from 'webpack'
import type { AppStart, Asset } from '../../site/buildGlobals'
import { contentName } from '../util/digest'
import { builtFolder, bundledName, entryName, statsFile } from '../util/gatsbyInternals'
import { integrity } from '../util/integrity'

/** The browser bundle, as far as pages name its files. */
export interface AppAssets extends AppStart {
  styles: readonly Asset[]
}

interface Stats {
  assetsByChunkName: Readonly<Record<string, readonly string[]>>
}

const folder = builtFolder()

/**
 * The browser bundle that the running build has made: webpack's name for it, the names of its files, and the files that
 * it is made of.
 */
let bundle: { hash: string; emitted: ReadonlySet<string>; sources: readonly string[] } | undefined

function madeBundle() {
  if (!bundle) throw new Error('The browser bundle is not built yet')
  return bundle
}

/**
 * Webpack plugin for the browser bundle: keeps what Gatsby does not tell node code, and names the compilation after its
 * files, because webpack's own name differs from folder to folder and two builds of one commit would differ.
 */
export const rememberBundle = {
  apply({ hooks }: Compiler) {
    hooks.done.tap('rememberBundle', ({ compilation }) => {
      const { assets, assetsInfo, modules } = compilation
      const emitted = new Set(Object.keys(assets))
      const names = [...emitted].sort().join('\n')
      const hash = contentName(names)
      // Fonts and images of style sheets are no modules.
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

/** The files that pages load of the browser bundle, by webpack's statistics; throws before it is made. */
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
 * Absolute paths of the files that the browser bundle is made of; throws before it is made. Modules of which nothing is
 * left in a script are among them.
 */
export const bundledFiles = (): readonly string[] => madeBundle().sources

const bundled = new RegExp(`^${bundledName}$`)

/** Removes the files of earlier bundles, which Gatsby leaves in the built folder. */
export function removeOldBundles(): void {
  const { emitted } = madeBundle()
  for (const file of readdirSync(folder)) if (bundled.test(file) && !emitted.has(file)) rmSync(join(folder, file))
}
