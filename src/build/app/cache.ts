import type { Compiler } from 'webpack'
import { codeDigest } from '../util/digest'
import type { WebpackConfig } from './webpackConfig'

/** Webpack plugin: the cache does not depend on the files of the loaders, which the version of the cache stands for. */
const forgetLoaderFiles = {
  apply({ hooks }: Compiler) {
    hooks.done.tap('forgetLoaderFiles', ({ compilation }) => compilation.buildDependencies.clear())
  },
}

/**
 * Webpack's cache is good for the same packages, options of compilers and configuration, in the same folder: what was
 * copied with the project would be in the bundles twice. Gatsby names the compiled `gatsby-node` instead, and webpack
 * would look for every file of every package that it can reach from there and from its loaders: a third of the time of
 * a build.
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
