import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorPath } from '../../src/site/publicFiles'
import { deploy } from '../../src/publish/deploy'
import { deploymentFrom } from '../../src/publish/environment'
import { requireNginx } from '../../src/publish/findNginx'
import { nginxWorkers, type Deployment } from '../../src/publish/runNginx'
import { filesBelow } from '../../src/build/util/filesBelow'
import { cspHeader } from '../../src/build/policy/securityHeaders'
import { headerBlocks, headersFor } from '../../src/publish/hosts/headerBlocks'
import type { Language } from '../../src/site/languages'
import { freePort } from '../ports'
import { temporaryFolder } from '../temporaryFolder'

/** Folder with the five built sites that the tests serve. */
export const sites = join(process.cwd(), process.env.SITES_FOLDER ?? 'sites')

/** Returns the path of every page of a host, with a leading slash, without not-found pages and the editor. */
export const pagesOf = (language: Language): string[] =>
  filesBelow(join(sites, language))
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((path) => path !== editorPath)

/** Returns the text of a file of a host. */
export const fileOf = (language: Language, file: string): string => readFileSync(join(sites, language, file), 'utf8')

/** Returns the file of a page in the folder of its host, from its path. */
export const pageFile = (path: string): string => `${path}/index.html`.replace(/^\/+/, '')

/** Returns the Content-Security-Policy of a built host. */
export const builtPolicy = (language: Language): string =>
  headersFor(headerBlocks(fileOf(language, '_headers')), '/').get(cspHeader.toLowerCase())!

export interface Served extends Deployment {
  port: number
  /** Stops nginx and removes its folder. */
  stop: () => void
}

/** Returns a deployment with its own folder and port, before anything is deployed. */
export async function emptyHosts(): Promise<Served> {
  const port = await freePort()
  const { root: target, remove } = temporaryFolder()
  const stop = () => {
    const configuration = join(target, 'current', 'nginx', 'nginx.conf')
    if (nginxWorkers(target).length > 0) spawnSync(requireNginx(), ['-p', target, '-c', configuration, '-s', 'quit'])
    remove()
  }
  return { ...deploymentFrom({ DEPLOY_TARGET: target, DEPLOY_PORT: String(port) }), port, stop }
}

/** Serves five built sites with a real nginx while the tests of a file run. */
export function serveHosts(folder = sites): Served {
  const served = {} as Served
  beforeAll(async () => {
    Object.assign(served, await emptyHosts())
    await deploy(folder, served)
  }, 60_000)
  afterAll(() => served.stop())
  return served
}
