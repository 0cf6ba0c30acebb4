import type { Compiler } from 'webpack'
import type { WebpackConfig } from './webpackConfig'

/**
 * Returns the configuration with a cache that keeps no list of webpack's own files, Gatsby's and those of the loaders.
 * Making it takes a seventh of a clean build, and `dropStaleCaches` drops the cache when a package or the code changes.
 */
export const withoutBuildDependencies = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  cache: { ...config.cache, buildDependencies: { defaultWebpack: [] } },
})

/** Webpack plugin that forgets the files of the loaders. */
export const loadersPlugin = {
  apply({ hooks }: Compiler) {
    hooks.afterCompile.tap('forgetLoaders', ({ buildDependencies }) => buildDependencies.clear())
  },
}
