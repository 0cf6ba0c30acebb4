import { join } from 'node:path'
import { scrollStorage } from '../util/gatsbyInternals'

/** The module that webpack looks for, and the folder that it looks from. */
interface ModuleRequest {
  context: string
  request: string
}

const memory = join(process.cwd(), 'src', 'client', 'scrollMemory.ts')

/**
 * Arguments for webpack's NormalModuleReplacementPlugin: they replace Gatsby's module that stores scroll positions with
 * `scrollMemory.ts`.
 */
export const replaceScrollStorage = [
  scrollStorage.request,
  (request: ModuleRequest) => {
    if (request.context.includes(scrollStorage.package)) request.request = memory
  },
] as const
