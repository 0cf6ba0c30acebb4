import { spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { projectCopy } from '../projectCopy'
import { markdownTable, median } from './figures'
import { layPosts } from './generatedPosts'

/** Seconds that a build of a project takes. Throws with the end of its messages where it fails. */
function build(project: string): number {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error((stdout + stderr).slice(-4000))
  return (performance.now() - start) / 1000
}

/**
 * Builds of a copy of the project with more posts: from no caches, and again after a change of one post; medians of
 * `runs`.
 */
export function builds({ runs, posts }: { runs: number; posts: readonly number[] }): void {
  const rows = posts.map((count) => {
    const copy = projectCopy()
    try {
      const post = layPosts(copy.root, count)
      const times = Array.from({ length: runs }, (_, run) => {
        copy.forget('.cache', 'public')
        const clean = build(copy.root)
        appendFileSync(post, `\nRun ${run}.\n`)
        return { clean, changed: build(copy.root) }
      })
      return [
        String(count),
        median(times.map(({ clean }) => clean)).toFixed(1),
        median(times.map(({ changed }) => changed)).toFixed(1),
      ]
    } finally {
      copy.remove()
    }
  })
  console.log(markdownTable(['generated posts in each language', 'clean build, s', 'one post changed, s'], rows))
}
