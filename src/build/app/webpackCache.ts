import type { Compiler } from 'webpack'
import type { WebpackConfig } from './webpackConfig'

/**
 * Returns the configuration with a cache that does not list the files of webpack and Gatsby to see whether it is stale:
 * with those of the loaders, the list takes 13 % of a clean build. `dropStaleCaches` drops the cache when a package or
 * the code changes.
 */
export const withoutBuildDependencies = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  cache: { ...config.cache, buildDependencies: { defaultWebpack: [] } },
})

/** Webpack plugin that keeps the files of the loaders off that list, too. */
export const loadersPlugin = {
  apply({ hooks }: Compiler) {
    hooks.afterCompile.tap('forgetLoaders', ({ buildDependencies }) => buildDependencies.clear())
  },
}
