import type { WebpackConfig, WebpackRule } from './webpackConfig'

/** The options of css-loader that are changed here. */
interface Loader {
  options?: { modules?: { localIdentName?: string; localIdentRegExp?: RegExp } | false }
}

const loaders = ({ oneOf = [], use }: WebpackRule): Loader[] => [
  ...(Array.isArray(use) ? (use as Loader[]) : []),
  ...oneOf.flatMap(loaders),
]

/**
 * Changes the css-loader options so that a class is named after its component and its own name (`Bands-deep`). Gatsby
 * adds five digits of a hash, which do not compress: they were a seventh of the style sheet and a fourteenth of the
 * front page. No two CSS modules have the same name (tests/unit/classNames.test.ts). Throws if Gatsby has no such
 * loader.
 */
export function nameClasses({ module }: WebpackConfig): void {
  const cssModules = (module?.rules ?? [])
    .flatMap(loaders)
    .flatMap(({ options }) => (options?.modules && options.modules.localIdentName ? [options.modules] : []))
  if (cssModules.length === 0)
    throw new Error('Gatsby has no loader of CSS modules that names classes: see src/build/app/classNames.ts.')
  for (const modules of cssModules)
    Object.assign(modules, { localIdentName: '[1]-[local]', localIdentRegExp: /(\w+)\.module\.css$/ })
}
