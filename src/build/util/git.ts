import { execFileSync } from 'node:child_process'

/** The output of a git command in the project; undefined if it fails, for example without git or a repository. */
export function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    }).trim()
  } catch {
    return undefined
  }
}

/** The day of the last commit of each file, from `git log --format=%x00%cs --name-only`, newest commit first. */
export function lastCommits(log: string): Map<string, string> {
  const days = new Map<string, string>()
  for (const commit of log.split('\0').filter(Boolean)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) if (!days.has(file)) days.set(file, day)
  }
  return days
}

/**
 * Returns the day of the last commit of each file below some folders. The result is empty without a repository or with
 * an incomplete history.
 */
export function commitDays(folders: readonly string[]): Map<string, string> {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return new Map()
  return lastCommits(git('log', '--format=%x00%cs', '--name-only', '--relative', '--', ...folders) ?? '')
}
