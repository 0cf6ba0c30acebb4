import { join } from 'node:path'
import { scrollStorage } from '../util/gatsbyInternals'

/** What webpack asks for, and from which folder. */
interface ModuleRequest {
  context: string
  request: string
}

const memory = join(process.cwd(), 'src', 'client', 'scrollMemory.ts')

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
