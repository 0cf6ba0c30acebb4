import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { WebpackConfig } from './webpackConfig'

const { resolve } = createRequire(join(process.cwd(), 'package.json'))

/** Packages of the browser bundle that run before the application, each stage in a script of its own. */
const stages: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react-dom/client'],
  translations: [resolve('i18next'), 'react-i18next'],
  gatsby: ['gatsby-plugin-react-i18next'],
}

const last = 'app'

/** Names of the scripts that start the application, in their order. */
export const startNames: readonly string[] = [...Object.keys(stages), last]

/**
 * Splits the start of the application: a script is one task, and the browser answers the visitor between two of them, not in the middle
 * of a long one. What a stage brings is not in the scripts after it.
 */
export const inStages = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  entry: Object.fromEntries(
    startNames.map((name, index) => [name, { import: stages[name] ?? config.entry?.[name], dependOn: index > 0 ? startNames.slice(0, index) : undefined }]),
  ),
})
