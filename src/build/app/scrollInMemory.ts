import { join } from 'node:path'
import type { Compiler } from 'webpack'
import { scrollStorage } from '../util/gatsbyInternals'

/** What webpack asks for, and from which folder. */
interface ModuleRequest {
  context: string
  request: string
}

const memory = join(process.cwd(), 'src', 'client', 'scrollMemory.ts')

const isStorage = (path: string) => path.includes(`/${scrollStorage.package}/`) && scrollStorage.request.test(path)

/**
 * Asks for `scrollMemory.ts` in place of Gatsby's storage of scroll positions: for webpack's
 * NormalModuleReplacementPlugin.
 */
export const replaceScrollStorage = [
  scrollStorage.request,
  (request: ModuleRequest) => {
    if (request.context.includes(scrollStorage.package)) request.request = memory
  },
] as const

/**
 * Webpack plugin: stops a build whose bundle has Gatsby's storage or lacks the memory, as it would after Gatsby has
 * renamed a file.
 */
export const proveScrollInMemory = {
  apply({ hooks, webpack }: Compiler) {
    hooks.thisCompilation.tap('proveScrollInMemory', (compilation) =>
      compilation.hooks.finishModules.tap('proveScrollInMemory', (modules) => {
        const paths = [...modules].flatMap((module) => module.nameForCondition() ?? [])
        if (paths.filter((path) => path === memory).length === 1 && !paths.some(isStorage)) return
        compilation.errors.push(
          new webpack.WebpackError(
            `${scrollStorage.package} keeps scroll positions in another way than src/build/util/gatsbyInternals.ts says.`,
          ),
        )
      }),
    )
  },
}
