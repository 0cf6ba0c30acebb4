import { join } from 'node:path'

interface Module {
  type: string
  /** Path of the module's file; null where webpack made it up. */
  nameForCondition: () => string | null
  /** Modules that webpack has put together as this one. */
  modules?: readonly Module[]
}

interface Compilation<Chunk> {
  chunks: Iterable<Chunk>
  chunkGraph: { getChunkModulesIterable: (chunk: Chunk) => Iterable<Module> }
  assetsInfo: ReadonlyMap<string, { sourceFilename?: string }>
}

interface Compiler {
  hooks: { done: { tap: (name: string, run: (stats: { compilation: Compilation<unknown> }) => void) => void } }
}

/** Stands for webpack itself, whose runtime is part of every bundle. */
const webpack = join(process.cwd(), 'node_modules', 'webpack', 'package.json')

const filesOf = (module: Module): string[] => {
  if (module.type === 'runtime') return [webpack]
  return module.modules ? module.modules.flatMap(filesOf) : [module.nameForCondition() ?? []].flat()
}

let files: readonly string[] | undefined

/**
 * Webpack plugin for the browser bundle: keeps the paths of the files that its scripts, style sheet and fonts are made of. Modules that
 * nobody uses are in no chunk. Webpack puts the chunks together in every build, so a build over its cache knows them too.
 */
export const rememberBundledFiles = {
  apply({ hooks }: Compiler) {
    hooks.done.tap('rememberBundledFiles', ({ compilation: { chunks, chunkGraph, assetsInfo } }) => {
      const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
      const sources = [...assetsInfo.values()].flatMap(({ sourceFilename }) =>
        sourceFilename ? join(process.cwd(), sourceFilename) : [],
      )
      files = [...modules.flatMap(filesOf), ...sources]
    })
  },
}

/** Absolute paths of the files that the browser bundle is made of; throws before it is made. */
export function bundledFiles(): readonly string[] {
  if (!files) throw new Error('The browser bundle is not built yet')
  return files
}
