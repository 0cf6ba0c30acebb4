import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The folders of this machine that hold the harness: the variable PEERS, else the one beside the project. */
const source = () => resolve(process.env.PEERS ?? join('..', 'shared', 'peers'))

const isInstalled = (folder: string) => existsSync(join(folder, 'node_modules', 'lighthouse'))

/**
 * The folder of the peers' harness with its packages. One that has them is used as it is; else a copy is made in `.bench/peers`,
 * because the original may be read-only, and the harness (not the ports) is installed there. Throws where there is none.
 */
export function peersFolder(): string {
  if (!existsSync(join(source(), 'page.mjs')))
    throw new Error(
      `There is no benchmark of peers in ${source()}. Name its folder: PEERS=/path/to/peers npm run bench`,
    )
  if (isInstalled(source())) return source()
  const copy = resolve('.bench', 'peers')
  if (isInstalled(copy)) return copy
  cpSync(source(), copy, { recursive: true })
  spawnSync('chmod', ['-R', 'u+w', copy])
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: copy, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm install failed in ${copy}`)
  return copy
}

interface Peer {
  dir: string
  out: string
}

export interface Site {
  name: string
  root: string
}

interface Served {
  sites: { name: string; url: string }[]
  stop: () => Promise<void>
}

/** The peers that are built there, with the paths of their pages by kind. */
export async function builtPeers(folder: string): Promise<(Site & { paths: Record<string, string> })[]> {
  const { peers } = (await import(pathToFileURL(join(folder, 'lib', 'peers.mjs')).href)) as {
    peers: Record<string, Peer>
  }
  return Object.entries(peers).flatMap(([name, { dir, out }]) => {
    const root = join(dir, out)
    if (!existsSync(join(root, 'index.html'))) return []
    const post = readdirSync(join(root, 'blog')).find(
      (entry) => /^\d/.test(entry) && existsSync(join(root, 'blog', entry, 'index.html')),
    )
    return [
      {
        name,
        root,
        paths: { Home: '/', Pricing: '/pricing/', Blog: '/blog/', ...(post ? { Post: `/blog/${post}/` } : {}) },
      },
    ]
  })
}

/** Serves built folders with the harness's nginx on loopback: HTTP/2, brotli. */
export async function serveSites(folder: string, sites: readonly Site[]): Promise<Served> {
  const { serve } = (await import(pathToFileURL(join(folder, 'lib', 'nginx.mjs')).href)) as {
    serve: (sites: readonly Site[]) => Promise<Served>
  }
  return serve(sites)
}
