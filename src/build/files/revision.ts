import { git } from '../util/git'
import type { FileMaker } from './siteFile'

/** Commit that is built: the repository's, else the one that the build service names; undefined where nobody knows. */
export const revisionOf = (repository: string | undefined, environment: Readonly<Record<string, string | undefined>>) =>
  [repository, environment.SOURCE_VERSION, environment.GITHUB_SHA].find(
    (hash) => hash !== undefined && /^[0-9a-f]{40,64}$/.test(hash),
  )

/** `revision.txt`: which commit a host shows; left out where it is not known. */
export const revision: FileMaker = () => {
  const hash = revisionOf(git('rev-parse', 'HEAD'), process.env)
  return hash === undefined ? [] : [{ path: 'revision.txt', content: `${hash}\n` }]
}
