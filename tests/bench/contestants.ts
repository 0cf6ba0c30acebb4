import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '../../src/site/languages'
import { projectCopy } from '../projectCopy'
import { generatedFile, generatedPost, layPosts } from './generatedPosts'

/** A site that is built beside others. */
export interface Contestant {
  name: string
  dir: string
  command: readonly string[]
  env: Record<string, string>
  /** Output, below `dir`, and everything that a clean build does without. */
  out: string
  clean: readonly string[]
  /** True where a clean build finds the pictures that an earlier one has made. */
  keepsPictures?: boolean
  /** Lays the generator's posts, `posts/<language>/<slug>.md`, into it. */
  prepare: (posts: string) => void
  /** File of a post, and the text of the generator as it stands there. */
  post: (language: Language, slug: string) => string
  text: (generated: string) => string
}

type Peer = Omit<Contestant, 'prepare' | 'post' | 'text'> & {
  prepare: (dir: string, posts: string) => void
  post: (language: Language, slug: string) => string
}

const isInstalled = ({ dir, command }: Peer) =>
  existsSync(join(dir, 'node_modules')) || spawnSync('which', [command[0]!]).status === 0

/** The ports of the harness that can be built here. */
export async function ports(harness: string): Promise<Contestant[]> {
  const { peers } = (await import(pathToFileURL(join(harness, 'lib', 'peers.mjs')).href)) as {
    peers: Record<string, Peer>
  }
  return Object.values(peers)
    .filter(isInstalled)
    .map((peer) => ({
      ...peer,
      prepare: (posts) => peer.prepare(peer.dir, posts),
      post: (language, slug) => join(peer.dir, peer.post(language, slug)),
      text: (generated) => generated,
    }))
}

/** This site: a copy of the project, with the packages of the project and the pictures that it has made. Removed by `remove`. */
export function ours(): Contestant & { remove: () => void } {
  const { root, remove } = projectCopy()
  return {
    name: 'this site',
    dir: root,
    command: [join('node_modules', '.bin', 'gatsby'), 'build'],
    env: { GATSBY_TELEMETRY_DISABLED: '1' },
    out: 'public',
    clean: ['public', '.cache'],
    keepsPictures: true,
    prepare: (generated) => layPosts(root, generated),
    post: (language, slug) => generatedFile(root, language, slug),
    text: generatedPost,
    remove,
  }
}

/** Deletes what a clean build does without. */
export const clean = ({ dir, clean: folders }: Contestant): void => {
  for (const folder of folders) rmSync(join(dir, folder), { recursive: true, force: true })
}
