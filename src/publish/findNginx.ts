import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from './findProgram'

const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** The path of nginx: the environment variable NGINX, otherwise the one in PATH or in a folder of system programs. */
export const findNginx = (): string | undefined => process.env.NGINX ?? findProgram('nginx', systemFolders)

/** Returns the path of nginx. Throws, with how to install it, if it is missing. */
export function requireNginx(): string {
  const nginx = findNginx()
  if (nginx === undefined)
    throw new Error(
      'nginx is missing. Install it (Debian: apt-get install nginx libnginx-mod-http-brotli-static), or set NGINX to its path.',
    )
  return nginx
}

/** Returns the path of nginx's module that sends `.br` files; undefined if it is not installed. */
export function findBrotliModule(nginx: string): string | undefined {
  const modules = /--modules-path=(\S+)/.exec(spawnSync(nginx, ['-V'], { encoding: 'utf8' }).stderr)?.[1] ?? ''
  const file = join(modules, 'ngx_http_brotli_static_module.so')
  return existsSync(file) ? file : undefined
}
