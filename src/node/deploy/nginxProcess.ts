import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from './folders'

/** Runs nginx's own commands on a configuration; throws with what nginx says where one fails. */
export function nginxProcess(nginx: string, target: string) {
  const { run, currentConfiguration } = folders(target)
  const call = (configuration: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(nginx, ['-p', run, '-e', join(run, 'error.log'), '-c', configuration, ...args], { encoding: 'utf8', timeout: 30_000 })
    if (status !== 0) throw new Error(`nginx ${args.join(' ')} failed:\n${stderr}`)
  }
  return {
    /** Checks a configuration without using it. */
    check: (configuration: string) => call(configuration, '-t', '-q'),
    /** True while a master process is there. */
    isRunning(): boolean {
      const file = join(run, 'nginx.pid')
      const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
      try {
        return pid > 0 && process.kill(pid, 0)
      } catch {
        return false
      }
    },
    /** Starts nginx from the current release. */
    start: () => call(currentConfiguration),
    /** Tells the running nginx to read the current release's configuration; requests under way are finished by the old one. */
    reload: () => call(currentConfiguration, '-s', 'reload'),
    /** Lets nginx finish its requests and end. */
    stop: () => call(currentConfiguration, '-s', 'quit'),
  }
}
