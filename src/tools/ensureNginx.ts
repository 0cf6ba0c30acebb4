import { spawnSync } from 'node:child_process'
import { findBrotliModule, findNginx } from '../publish/findNginx'
import { findProgram } from '../build/util/findProgram'

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'wrk', 'openssl']

const run = (command: string, ...args: string[]) => {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0
}

const missing = (): string[] => {
  const nginx = findNginx()
  return [
    ...(nginx ? [] : ['nginx']),
    ...(nginx && findBrotliModule(nginx) ? [] : ["nginx's module brotli_static"]),
    ...['wrk', 'openssl'].filter((program) => !findProgram(program)),
  ]
}

if (missing().length > 0) {
  console.log(`The tests of the hosts lack ${missing().join(', ')}; trying the system's package manager.`)
  if (run('apt-get', 'update', '-qq')) run('apt-get', 'install', '-y', '-qq', ...packages)
}
if (missing().length > 0) {
  console.error(
    `Install ${missing().join(', ')} (Debian: apt-get install ${packages.join(' ')}). NGINX may name the path of nginx.`,
  )
  process.exitCode = 1
}
