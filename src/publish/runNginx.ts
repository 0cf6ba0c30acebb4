import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NginxSettings } from './hosts/nginxConfiguration'

/** The target of a deployment, and the nginx program for it. */
export interface Deployment extends NginxSettings {
  nginx: string
  /** Certificate authority that the health check trusts, instead of the usual ones. */
  ca?: string
}

/** Runs nginx with the configuration in a folder of the target. Throws with its messages if it fails. */
export function nginx({ nginx: program, target }: Deployment, folder: string, ...args: string[]): void {
  const [run, configuration] = [join(target, 'run'), join(target, folder, 'nginx', 'nginx.conf')]
  const options = ['-p', run, '-e', join(run, 'error.log'), '-c', configuration, ...args]
  const { status, stderr } = spawnSync(program, options, { encoding: 'utf8', timeout: 30_000 })
  if (status !== 0) throw new Error(`nginx ${args.join(' ')} failed:\n${stderr}`)
}

/**
 * Returns the ids of the worker processes of the target's nginx that accept connections; none if it does not run. A
 * worker that is shutting down has another title.
 */
export function nginxWorkers(target: string): string[] {
  const file = join(target, 'run', 'nginx.pid')
  const master = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none'
  const { status, stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (status !== 0) throw new Error('ps, which tells whether nginx runs, is missing (Debian: apt-get install procps)')
  const rows = stdout.matchAll(new RegExp(`^ *${master} +(\\d+) +nginx: worker process *$`, 'gm'))
  return [...rows].map(([, id]) => id!)
}
