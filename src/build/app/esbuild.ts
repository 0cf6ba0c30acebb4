import { existsSync, readFileSync } from 'node:fs'
import TerserPlugin from 'terser-webpack-plugin'
import type { WebpackConfig, WebpackRule } from './webpackConfig'

/** Every browser that supports the site's style sheets supports this syntax. */
const target = 'es2020'

/**
 * True for a file with a GraphQL query, which only Gatsby's Babel plugin removes, and for a virtual module of Gatsby.
 */
const hasQuery = (path: string) => !existsSync(path) || readFileSync(path, 'utf8').includes('graphql`')

/**
 * True for code of the site and of Gatsby's cache. Packages are already compiled, and packages made for Gatsby may
 * contain queries.
 */
const isOurs = (path: string) => !path.includes('node_modules') && !hasQuery(path)

const rule = (test: RegExp, loader: 'jsx' | 'tsx') => ({
  test,
  include: isOurs,
  use: { loader: 'esbuild-loader', options: { loader, target, jsx: 'automatic' } },
})

/**
 * True for a rule that uses Babel: Gatsby's rule for all source files, and its rule for TypeScript, which would compile
 * those files a second time.
 */
const isBabel = ({ test, use }: WebpackRule) => typeof use === 'function' && (test?.test('x.tsx') ?? false)

/** Limits Gatsby's main Babel rule to the files that esbuild does not compile, and removes the TypeScript rule. */
const withoutOurs = (babel: WebpackRule): WebpackRule[] =>
  babel.include ? [{ ...babel, include: (path) => babel.include!(path) && !isOurs(path) }] : []

/**
 * swc makes scripts as small as Terser does, and esbuild makes the style sheet as small as cssnano does. Each needs a
 * tenth of the time.
 */
const minimizers = () => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
  }),
  new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.esbuildMinifyCss }),
]

/**
 * Returns the configuration with esbuild as the compiler, which needs a tenth of the time of Babel. Throws if Gatsby's
 * Babel rule is missing or is not of the expected form.
 */
export function withEsbuild(config: WebpackConfig): WebpackConfig {
  const gatsbyRules = config.module?.rules ?? []
  if (!gatsbyRules.some((rule) => isBabel(rule) && rule.include))
    throw new Error('Gatsby has no webpack rule with Babel that names its files: see src/build/app/esbuild.ts.')
  const rules = gatsbyRules.flatMap((gatsbyRule) => (isBabel(gatsbyRule) ? withoutOurs(gatsbyRule) : gatsbyRule))
  return {
    ...config,
    module: { ...config.module, rules: [...rules, rule(/\.(js|mjs|jsx)$/, 'jsx'), rule(/\.tsx?$/, 'tsx')] },
    optimization: { ...config.optimization, minimizer: minimizers() },
  }
}
