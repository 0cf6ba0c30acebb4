import { git } from '../util/git'
import type { FileMaker } from './siteFile'

/**
 * Returns the commit that is built: the repository's, otherwise the one that the build service names; undefined if
 * neither is known.
 */
export const revisionOf = (repository: string | undefined, environment: Readonly<Record<string, string | undefined>>) =>
  [repository, environment.SOURCE_VERSION, environment.GITHUB_SHA].find(
    (hash) => hash !== undefined && /^[0-9a-f]{40,64}$/.test(hash),
  )

/** Makes `revision.txt`, which names the commit that a host shows. There is no file if the commit is not known. */
export const revision: FileMaker = () => {
  const hash = revisionOf(git('rev-parse', 'HEAD'), process.env)
  return hash === undefined ? [] : [{ path: 'revision.txt', content: `${hash}\n` }]
}
