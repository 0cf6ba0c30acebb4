import type { GatsbyNode } from 'gatsby'
import type { BuiltHead } from '../../site/buildGlobals'
import { bootScript } from '../app/bootScript'
import { builtApp, rememberBundle, type AppAssets } from '../app/builtApp'
import { withOwnCacheKey } from '../app/cache'
import { nameClasses } from '../app/classNames'
import { withEsbuild } from '../app/esbuild'
import { replaceScrollStorage } from '../app/scrollInMemory'
import type { WebpackConfig } from '../app/webpackConfig'
import { thirdParties } from '../policy/thirdParties'
import { themeColors } from '../util/designTokens'
import { styleExtractor } from '../util/gatsbyInternals'
import { siteLanguage } from '../util/siteLanguage'

/** Makers of webpack plugins that Gatsby hands over without types. */
interface Plugins {
  define: (definitions: Record<string, string>) => unknown
  normalModuleReplacement: (...replacement: typeof replaceScrollStorage) => unknown
}

const builtHead = (app: AppAssets | undefined): BuiltHead => ({
  styleSheets: app?.styles ?? [],
  themeColors: themeColors(),
  scripts: app ? thirdParties.flatMap(({ scripts = [] }) => scripts) : [],
})

/** What `document.tsx` is given. It becomes part of the code that renders pages: when it changes, all are rendered. */
const definitions = async (app: AppAssets | undefined) => ({
  __BOOT_SCRIPT__: JSON.stringify(await bootScript(siteLanguage(), app)),
  __HEAD__: JSON.stringify(builtHead(app)),
})

/**
 * CSS Modules do not override each other, so the order in which pages import them does not matter and is no warning.
 */
function ignoreStyleOrder({ plugins = [] }: WebpackConfig) {
  for (const { constructor, options } of plugins)
    if (constructor.name === styleExtractor && options) options.ignoreOrder = true
}

/** Plugins of a stage: the browser bundle is there when a build renders its pages, never in `develop`. */
async function stagePlugins(stage: string, define: Plugins['define']): Promise<unknown[]> {
  switch (stage) {
    case 'build-javascript':
      return [rememberBundle]
    case 'build-html':
      return [define(await definitions(builtApp()))]
    case 'develop-html':
      return [define(await definitions(undefined))]
    default:
      return []
  }
}

/**
 * Gives the prerendering code the boot script and keeps Gatsby's scroll positions in memory, not in the browser's
 * storage.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) => {
  const { define, normalModuleReplacement } = args.plugins as unknown as Plugins
  const config = (args.getConfig as () => WebpackConfig)()
  ignoreStyleOrder(config)
  nameClasses(config)
  // A build makes no source maps: they would not be published.
  if (args.stage.startsWith('build'))
    args.actions.replaceWebpackConfig({ ...withOwnCacheKey(withEsbuild(config)), devtool: false })
  args.actions.setWebpackConfig({
    plugins: [...(await stagePlugins(args.stage, define)), normalModuleReplacement(...replaceScrollStorage)],
  })
}
