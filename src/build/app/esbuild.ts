import { existsSync, readFileSync } from 'node:fs'
import TerserPlugin from 'terser-webpack-plugin'
import type { WebpackConfig, WebpackRule } from './webpackConfig'

/** Syntax that every browser knows which knows the site's style sheets. */
const target = 'es2020'

const answers = new Map<string, boolean>()

/** True for a file with a query, which only Gatsby's Babel plugin takes out, and for a module that Gatsby makes up. */
function hasQuery(path: string): boolean {
  const answer = answers.get(path) ?? (!existsSync(path) || readFileSync(path, 'utf8').includes('graphql`'))
  answers.set(path, answer)
  return answer
}

/** Code of the site and of Gatsby's cache; packages come compiled, and those that know Gatsby may hold queries. */
const isOurs = (path: string) => !path.includes('node_modules') && !hasQuery(path)

const rule = (test: RegExp, loader: 'jsx' | 'tsx') => ({
  test,
  include: isOurs,
  use: { loader: 'esbuild-loader', options: { loader, target, jsx: 'automatic' } },
})

/**
 * Rules with Babel: Gatsby's for all source files, and one for TypeScript, which would compile those files a second
 * time.
 */
const isBabel = ({ test, use }: WebpackRule) => typeof use === 'function' && (test?.test('x.tsx') ?? false)

/**
 * Leaves to Babel what esbuild cannot do: of the rule that names its files, those that are not ours; the other rule
 * goes.
 */
const withoutOurs = (babel: WebpackRule): WebpackRule[] =>
  babel.include ? [{ ...babel, include: (path) => babel.include!(path) && !isOurs(path) }] : []

/**
 * swc makes scripts as small as Terser does, esbuild the style sheet as small as cssnano; each in a tenth of the time.
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
 * Compiles with esbuild, in a tenth of the time of Babel. Throws where Gatsby has no rule of Babel's any more, or
 * another one than this was written for.
 */
export function withEsbuild(config: WebpackConfig): WebpackConfig {
  const given = config.module?.rules ?? []
  if (!given.some((rule) => isBabel(rule) && rule.include))
    throw new Error('Gatsby has no webpack rule with Babel that names its files: see src/build/app/esbuild.ts.')
  const rules = given.flatMap((one) => (isBabel(one) ? withoutOurs(one) : one))
  return {
    ...config,
    module: { ...config.module, rules: [...rules, rule(/\.(js|mjs|jsx)$/, 'jsx'), rule(/\.tsx?$/, 'tsx')] },
    optimization: { ...config.optimization, minimizer: minimizers() },
  }
}
