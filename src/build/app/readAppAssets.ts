import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppStart, Asset } from '../../site/buildGlobals'
import { entryName, statsFile } from '../util/gatsbyInternals'
import { integrity } from '../util/integrity'

/** The browser bundle, as far as pages name its files. */
export interface AppAssets extends AppStart {
  styles: readonly Asset[]
}

interface Stats {
  assetsByChunkName: Readonly<Record<string, readonly string[]>>
}

/**
 * What the browser bundle in a built folder consists of: read from webpack's statistics after that bundle is built and
 * before pages are rendered. `hash` is Gatsby's name for the compilation.
 */
export function readAppAssets(folder: string, hash: string): AppAssets {
  const { assetsByChunkName } = JSON.parse(readFileSync(join(folder, statsFile), 'utf8')) as Stats
  const start = assetsByChunkName[entryName] ?? []
  const assets = (ending: string): Asset[] =>
    start
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ path: `/${name}`, integrity: integrity(readFileSync(join(folder, name))) }))
  return { hash, scripts: assets('.js'), styles: assets('.css') }
}
