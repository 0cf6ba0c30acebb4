import { createRequire } from 'node:module'
import { join } from 'node:path'
import { entryName } from '../util/gatsbyInternals'
import type { WebpackConfig } from './webpackConfig'

const { resolve } = createRequire(join(process.cwd(), 'package.json'))

/**
 * Packages of the browser bundle that run before the application, each stage in a script of its own. The file of i18next is the one that
 * Gatsby's plugin requires: by name webpack would take another build of it, and the bundle would hold both. The plugin's own modules and Gatsby's
 * require each other, so Gatsby comes first: begun with the plugin, the site's code would meet a part of it.
 */
const stages: Readonly<Record<string, readonly string[]>> = {
  libraries: ['react', 'react-dom/client', resolve('i18next'), 'react-i18next'],
  gatsby: ['gatsby', 'gatsby-plugin-react-i18next'],
}

/** Names of the scripts that start the application, in their order. */
export const startNames: readonly string[] = [...Object.keys(stages), entryName]

/**
 * Splits the start of the application into scripts, so that `loadApp.ts` can let the browser answer the visitor between two of them. What a
 * stage brings is not in the scripts after it.
 */
export function inStages(config: WebpackConfig): WebpackConfig {
  const stage = (name: string, index: number) => ({
    import: stages[name] ?? config.entry?.[name],
    ...(index > 0 && { dependOn: startNames.slice(0, index) }),
  })
  return {
    ...config,
    entry: { ...config.entry, ...Object.fromEntries(startNames.map((name, index) => [name, stage(name, index)])) },
  }
}
