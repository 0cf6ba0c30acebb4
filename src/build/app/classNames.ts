import type { WebpackConfig, WebpackRule } from './webpackConfig'

/** What is touched of css-loader's options. */
interface Loader {
  options?: { modules?: { localIdentName?: string; localIdentRegExp?: RegExp } | false }
}

const loaders = ({ oneOf = [], use }: WebpackRule): Loader[] => [
  ...(Array.isArray(use) ? (use as Loader[]) : []),
  ...oneOf.flatMap(loaders),
]

/**
 * Names classes after their component and nothing else (`Bands-deep`): Gatsby's five digits of a hash, which do not
 * compress, were a seventh of the style sheet and a fourteenth of the front page. No two CSS modules have one name
 * (tests/unit/classNames.test.ts).
 */
export function nameClasses({ module }: WebpackConfig): void {
  const named = (module?.rules ?? [])
    .flatMap(loaders)
    .flatMap(({ options }) => (options?.modules && options.modules.localIdentName ? [options.modules] : []))
  if (named.length === 0)
    throw new Error('Gatsby has no loader of CSS modules that names classes: see src/build/app/classNames.ts.')
  for (const modules of named)
    Object.assign(modules, { localIdentName: '[1]-[local]', localIdentRegExp: /(\w+)\.module\.css$/ })
}
