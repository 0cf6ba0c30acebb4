import type { Compiler } from 'webpack'
import { codeDigest } from '../util/digest'
import type { WebpackConfig } from './webpackConfig'

/** Webpack plugin: the cache does not watch the files of the loaders. The version of the cache covers them. */
const forgetLoaderFiles = {
  apply({ hooks }: Compiler) {
    hooks.done.tap('forgetLoaderFiles', ({ compilation }) => compilation.buildDependencies.clear())
  },
}

/**
 * Returns the configuration with a cache that is valid as long as the packages, the compiler options, `src/build` and
 * the folder of the project are the same. The folder counts because with a cache that was copied with its project,
 * modules would be in the bundles twice. Gatsby names the compiled `gatsby-node` as a dependency instead. Then webpack
 * checks every file of every package that it can reach from there and from its loaders, which takes a third of the time
 * of a build.
 */
export const withOwnCacheKey = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), forgetLoaderFiles],
  cache: {
    ...config.cache,
    version: `${codeDigest('src/build')} ${process.cwd()}`,
    buildDependencies: { defaultWebpack: [] },
  },
})
