import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { folders } from './folders'

interface Process {
  id: number
  parent: number
  /** What the process says that it is: nginx's processes name their part. */
  title: string
}

function processes(): Process[] {
  const { status, stdout, error } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0)
    throw new Error(
      `ps, which tells whether nginx runs, failed (Debian: apt-get install procps): ${String(error ?? status)}`,
    )
  return stdout.split('\n').flatMap((line) => {
    const [, id, parent, title = ''] = /^ *(\d+) +(\d+) +(.*?) *$/.exec(line) ?? []
    return id === undefined ? [] : [{ id: Number(id), parent: Number(parent), title }]
  })
}

/** Runs nginx's own commands on a configuration; throws with what nginx says where one fails. */
export function nginxProcess(nginx: string, target: string) {
  const { run, currentConfiguration } = folders(target)
  const call = (configuration: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(
      nginx,
      ['-p', run, '-e', join(run, 'error.log'), '-c', configuration, ...args],
      { encoding: 'utf8', timeout: 30_000 },
    )
    if (status !== 0) throw new Error(`nginx ${args.join(' ')} failed:\n${stderr}`)
  }
  /** The number in the file may be that of another process since the machine has been started anew. */
  const master = (list: readonly Process[]): Process | undefined => {
    const file = join(run, 'nginx.pid')
    const id = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    return list.find((process) => process.id === id && process.title.startsWith('nginx: master process'))
  }
  /** A worker that ends changes its title before it closes its sockets, and takes no connection afterwards. */
  const workers = (): number[] => {
    const list = processes()
    const parent = master(list)?.id
    return list
      .filter((process) => process.parent === parent && process.title === 'nginx: worker process')
      .map(({ id }) => id)
  }
  return {
    /** Checks a configuration without using it. */
    check: (configuration: string) => call(configuration, '-t', '-q'),
    /** True while a master process is there. */
    isRunning: () => master(processes()) !== undefined,
    /** Process ids of the workers that take new connections. */
    workers,
    /** Starts nginx from the current release. */
    start: () => call(currentConfiguration),
    /**
     * Tells the running nginx to read the current release's configuration, and waits until no worker that knows only the one before takes
     * connections: every later one is answered by this release. Requests under way are finished by the old workers.
     */
    async reload(patience = 30_000): Promise<void> {
      const old = new Set(workers())
      call(currentConfiguration, '-s', 'reload')
      const end = Date.now() + patience
      while (workers().some((id) => old.has(id))) {
        if (Date.now() > end)
          throw new Error(
            `nginx has not taken the new configuration within ${patience / 1000} s, see ${join(run, 'error.log')}`,
          )
        await wait(50)
      }
    },
    /** Lets nginx finish its requests and end. */
    stop: () => call(currentConfiguration, '-s', 'quit'),
  }
}
