import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NginxPlace } from './hosts/nginxConfiguration'

/** Where the sites are deployed to and with which nginx. */
export interface Deployment extends NginxPlace {
  nginx: string
  /** Authority that the health check believes, besides the usual ones. */
  ca?: string
}

/** Runs nginx on the configuration in a folder of the target; throws with what it says where it fails. */
export function nginx({ nginx: program, target }: Deployment, folder: string, ...args: string[]): void {
  const [run, configuration] = [join(target, 'run'), join(target, folder, 'nginx', 'nginx.conf')]
  const options = ['-p', run, '-e', join(run, 'error.log'), '-c', configuration, ...args]
  const { status, stderr } = spawnSync(program, options, { encoding: 'utf8', timeout: 30_000 })
  if (status !== 0) throw new Error(`nginx ${args.join(' ')} failed:\n${stderr}`)
}

/**
 * Processes of the target's nginx that take connections, none where it does not run. One that ends changes its title
 * first.
 */
export function nginxWorkers(target: string): string[] {
  const file = join(target, 'run', 'nginx.pid')
  const master = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none'
  const { status, stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (status !== 0) throw new Error('ps, which tells whether nginx runs, is missing (Debian: apt-get install procps)')
  const rows = stdout.matchAll(new RegExp(`^ *${master} +(\\d+) +nginx: worker process *$`, 'gm'))
  return [...rows].map(([, id]) => id!)
}
