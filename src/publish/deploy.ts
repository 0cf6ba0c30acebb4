import { spawnSync } from 'node:child_process'
import fs, { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockFolder } from '../build/util/buildLock'
import { filesBelow } from '../build/util/filesBelow'
import { languageCodes } from '../site/languages'
import { healthCheck } from './healthCheck'
import { isHashed } from './hosts/cacheClasses'
import { nginxConfiguration, type NginxPlace } from './hosts/nginxConfiguration'
import { headerLines, headerMaps } from './hosts/nginxMaps'

/** Where the sites are deployed to and with which nginx. */
export interface Deployment extends NginxPlace {
  nginx: string
  /** Authority that the health check believes, besides the usual ones. */
  ca?: string
}

/** Releases that are kept to go back to. */
const keptReleases = 5

/** Milliseconds that a hashed file outlives the last release that had it: a tab may be open for 30 days. */
const keptFor = 30 * 24 * 60 * 60 * 1000

/** Milliseconds that a running nginx has to take a release. */
const patience = 30_000

/** The releases of a target, oldest first. */
export const releasesOf = (target: string): string[] => fs.readdirSync(join(target, 'releases')).sort()

/** The release that is served, or undefined before the first deployment. */
export const currentRelease = (target: string): string | undefined =>
  existsSync(join(target, 'current')) ? basename(fs.readlinkSync(join(target, 'current'))) : undefined

/** Takes the target until the process ends: two deployments at once would write into one release. Throws where another process deploys to it. */
function lockTarget(target: string): void {
  const refusal = lockFolder(target, 'deploying')
  if (refusal !== undefined) throw new Error(refusal)
}

/** Runs nginx on the configuration in a folder of the target; throws with what it says where it fails. */
function nginx({ nginx: program, target }: Deployment, folder: string, ...args: string[]): void {
  const [run, configuration] = [join(target, 'run'), join(target, folder, 'nginx', 'nginx.conf')]
  const options = ['-p', run, '-e', join(run, 'error.log'), '-c', configuration, ...args]
  const { status, stderr } = spawnSync(program, options, { encoding: 'utf8', timeout: 30_000 })
  if (status !== 0) throw new Error(`nginx ${args.join(' ')} failed:\n${stderr}`)
}

/** Processes of the target's nginx that take connections, none where it does not run. One that ends changes its title first. */
export function workers(target: string): string[] {
  const file = join(target, 'run', 'nginx.pid')
  const master = existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : 'none'
  const { status, stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (status !== 0) throw new Error('ps, which tells whether nginx runs, is missing (Debian: apt-get install procps)')
  const rows = stdout.matchAll(new RegExp(`^ *${master} +(\\d+) +nginx: worker process *$`, 'gm'))
  return [...rows].map(([, id]) => id!)
}

/** Serves a release, and waits until no process that knows only the one before takes connections; throws where it is not healthy. */
async function serve(deployment: Deployment, id: string): Promise<void> {
  const { target, origins, ca } = deployment
  const link = join(target, 'current.next')
  fs.rmSync(link, { force: true })
  fs.symlinkSync(join('releases', id), link)
  fs.renameSync(link, join(target, 'current'))
  const old = workers(target)
  nginx(deployment, 'current', ...(old.length > 0 ? ['-s', 'reload'] : []))
  const end = Date.now() + patience
  while (workers(target).some((worker) => old.includes(worker))) {
    if (Date.now() > end) throw new Error(`nginx has not taken the new configuration, see ${target}/run/error.log`)
    await wait(50)
  }
  const checks = languageCodes.map((code) => healthCheck(origins[code], join(target, 'releases', id, code), ca))
  const faults = (await Promise.all(checks)).flat()
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Serves a release; where that fails, the one that was served before is served again and an error tells why. */
async function serveOrGoBack(deployment: Deployment, id: string): Promise<void> {
  const before = currentRelease(deployment.target)
  await serve(deployment, id).catch(async (error: unknown) => {
    const reason = `Release ${id} is not healthy:\n${String(error)}\n`
    if (before === undefined) throw new Error(`${reason}There is no release to go back to.`)
    const again = await serve(deployment, before).then(
      () => '.',
      (fault: unknown) => `, but:\n${String(fault)}`,
    )
    throw new Error(`${reason}Release ${before} is served again${again}`)
  })
}

/** Copies the hashed files of a site to the kept ones, and notes the time at which they were still served. */
function keepAssets(site: string, kept: string, now: Date): void {
  for (const file of filesBelow(site).filter((path) => isHashed(`/${path.replace(/\.(?:br|gz)$/, '')}`))) {
    if (!existsSync(join(kept, file))) fs.cpSync(join(site, file), join(kept, file))
    fs.utimesSync(join(kept, file), now, now)
  }
}

/** In a release: a link to the one that was served before it. */
const previous = 'previous'

/** Keeps the hashed files of releases that are served until now or from now on: visitors may have their pages open. */
function keepAssetsOf(target: string, releases: readonly string[], now: Date): void {
  for (const release of releases)
    for (const code of languageCodes)
      keepAssets(join(target, 'releases', release, code), join(target, 'assets', code), now)
}

/** Makes a release of built sites and its configuration, which nginx has accepted; a release that is there is complete. */
function makeRelease(sites: string, deployment: Deployment, id: string): void {
  const [next, release] = ['next', join('releases', id)].map((folder) => join(deployment.target, folder)) as [
    string,
    string,
  ]
  const place = join(next, 'nginx')
  fs.rmSync(next, { recursive: true, force: true })
  // Times of files stay, because nginx makes ETags of them.
  const copy = (from: string, to: string) =>
    fs.cpSync(join(sites, from), to, { recursive: true, preserveTimestamps: true })
  for (const code of languageCodes) copy(code, join(next, code))
  copy('nginx', join(place, 'maps'))
  fs.writeFileSync(join(place, 'maps', 'headers.conf'), headerMaps())
  fs.writeFileSync(join(place, 'headers.conf'), headerLines())
  fs.writeFileSync(join(place, 'nginx.conf'), nginxConfiguration(deployment, release))
  const served = currentRelease(deployment.target)
  if (served !== undefined) fs.symlinkSync(join('..', served), join(next, previous))
  nginx(deployment, 'next', '-t', '-q')
  fs.renameSync(next, release)
}

/** Publishes built sites as a release and serves it. Returns the release; throws, with the former one served, where it fails. */
export async function deploy(sites: string, deployment: Deployment, now = new Date()): Promise<string> {
  const needed = languageCodes.flatMap((code) => [join(code, 'index.html'), join('nginx', `${code}.conf`)])
  const missing = needed.filter((file) => !existsSync(join(sites, file)))
  if (missing.length > 0) throw new Error(`Build the hosts first: npm run build:sites. Missing: ${missing.join(', ')}`)
  const at = (...path: string[]) => join(deployment.target, ...path)
  const id = now.toISOString().replace(/[-:]/g, '')
  for (const folder of ['releases', 'assets', 'run', 'challenges']) fs.mkdirSync(at(folder), { recursive: true })
  lockTarget(deployment.target)
  makeRelease(sites, deployment, id)
  keepAssetsOf(deployment.target, [currentRelease(deployment.target) ?? id, id], now)
  await serveOrGoBack(deployment, id).finally(() => {
    // Nobody should go back later to what was not healthy.
    if (currentRelease(deployment.target) !== id) fs.rmSync(at('releases', id), { recursive: true })
  })
  for (const old of releasesOf(deployment.target).slice(0, -keptReleases))
    fs.rmSync(at('releases', old), { recursive: true })
  for (const file of filesBelow(at('assets')))
    if (now.getTime() - fs.statSync(at('assets', file)).mtimeMs > keptFor) fs.rmSync(at('assets', file))
  return id
}

/** The release that was served before one, where it has not been removed since. */
function releaseBefore(target: string, id: string): string | undefined {
  const link = join(target, 'releases', id, previous)
  return existsSync(link) ? basename(fs.readlinkSync(link)) : undefined
}

/** Serves an earlier release again: the named one, else the one that was served before the current. Returns it. */
export async function rollback(deployment: Deployment, wanted?: string, now = new Date()): Promise<string> {
  const { target } = deployment
  const current = currentRelease(target)
  const id = wanted ?? (current && releaseBefore(target, current))
  if (id === undefined || !existsSync(join(target, 'releases', id)))
    throw new Error(`There is no release ${id ?? 'before it'} to go back to in ${target}`)
  lockTarget(target)
  nginx(deployment, join('releases', id), '-t', '-q')
  keepAssetsOf(target, [current ?? id, id], now)
  await serveOrGoBack(deployment, id)
  return id
}
