import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { BuiltHead } from '../../site/buildGlobals'
import { bootScript } from '../app/bootScript'
import { builtApp, bundlePlugin, type AppAssets } from '../app/builtApp'
import { nameClasses } from '../app/classNames'
import { withEsbuild } from '../app/esbuild'
import { loadersPlugin, withoutBuildDependencies } from '../app/webpackCache'
import type { WebpackConfig } from '../app/webpackConfig'
import { thirdParties } from '../policy/thirdParties'
import { themeColors } from '../util/designTokens'
import { scrollStorage, styleExtractor } from '../util/gatsbyInNode'
import { hostLanguage } from '../util/hostLanguage'

/** The factory of webpack's DefinePlugin; Gatsby passes it without a type. */
type Define = (definitions: Record<string, string>) => unknown

const { resolve } = createRequire(join(process.cwd(), 'package.json'))

/** Replaces Gatsby's module that stores scroll positions. */
const alias = { [resolve(scrollStorage)]: join(process.cwd(), 'src/client/app/scrollMemory.ts') }

const builtHead = (app: AppAssets | undefined): BuiltHead => ({
  styleSheets: app?.styles ?? [],
  themeColors: themeColors(),
  scripts: app ? thirdParties.flatMap(({ scripts = [] }) => scripts) : [],
})

/**
 * Constants for `document.tsx`. They become part of the code that renders pages: when they change, Gatsby renders all
 * pages again.
 */
const definitions = async (app: AppAssets | undefined) => ({
  __BOOT_SCRIPT__: JSON.stringify(await bootScript(hostLanguage(), app)),
  __HEAD__: JSON.stringify(builtHead(app)),
})

/**
 * Turns off warnings about the order of style sheets. CSS modules do not override each other, so the order in which
 * pages import them does not matter.
 */
function ignoreStyleOrder({ plugins = [] }: WebpackConfig) {
  for (const { constructor, options } of plugins)
    if (constructor.name === styleExtractor && options) options.ignoreOrder = true
}

/** Returns the plugins of a stage. A build has the browser bundle when it renders pages; `develop` never has it. */
async function stagePlugins(stage: string, define: Define): Promise<unknown[]> {
  switch (stage) {
    case 'build-javascript':
      return [loadersPlugin, bundlePlugin]
    case 'build-html':
      return [loadersPlugin, define(await definitions(builtApp()))]
    case 'develop-html':
      return [define(await definitions(undefined))]
    default:
      return []
  }
}

/**
 * Gatsby's `onCreateWebpackConfig`: gives the boot script to the code that renders pages, keeps scroll positions in
 * memory instead of the browser's storage, and compiles builds with esbuild.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) => {
  const { define } = args.plugins as unknown as { define: Define }
  const config = (args.getConfig as () => WebpackConfig)()
  ignoreStyleOrder(config)
  nameClasses(config)
  // Source maps would not be published.
  if (args.stage.startsWith('build'))
    args.actions.replaceWebpackConfig({ ...withoutBuildDependencies(withEsbuild(config)), devtool: false })
  args.actions.setWebpackConfig({ resolve: { alias }, plugins: await stagePlugins(args.stage, define) })
}
