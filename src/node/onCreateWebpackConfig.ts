import { join } from 'node:path'
import { buildSync } from 'esbuild'
import type { GatsbyNode } from 'gatsby'
import { stylesDigest } from './digest'
import { siteLanguage } from './siteLanguage'

/** The boot script as one minified line; constant for a host, so that its hash can stand in a policy. */
function bootScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(process.cwd(), 'src', 'client', 'boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2020'],
    define: { 'process.env.SITE_LANGUAGE': JSON.stringify(siteLanguage()) },
  })
  return outputFiles[0]!.text.trim().replace(/<\/script/gi, '<\\/script')
}

const definitions = () => ({
  __BOOT_SCRIPT__: JSON.stringify(bootScript()),
  __STYLES_DIGEST__: JSON.stringify(stylesDigest()),
})

/** Makers of webpack plugins that Gatsby hands over without types. */
interface Plugins {
  define: (definitions: Record<string, string>) => unknown
  normalModuleReplacement: (pattern: RegExp, path: string) => unknown
}

interface WebpackConfig {
  plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
}

/** CSS Modules do not override each other, so the order in which pages import them does not matter and is no warning. */
function ignoreStyleOrder({ plugins = [] }: WebpackConfig) {
  for (const { constructor, options } of plugins)
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true
}

/** Gives the prerendering code the boot script and keeps Gatsby's scroll positions in memory, not in the browser's storage. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { stage, actions } = args
  const plugins = args.plugins as unknown as Plugins
  const html = stage === 'build-html' || stage === 'develop-html'
  ignoreStyleOrder((args.getConfig as () => WebpackConfig)())
  actions.setWebpackConfig({
    plugins: [
      plugins.define(html ? definitions() : {}),
      plugins.normalModuleReplacement(/\/session-storage(\.js)?$/, join(process.cwd(), 'src', 'client', 'scrollMemory.ts')),
    ],
  })
}
