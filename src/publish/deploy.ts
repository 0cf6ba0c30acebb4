import fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockFolder } from '../build/util/folderLock'
import { languageCodes } from '../site/languages'
import { healthCheck } from './healthCheck'
import {
  currentRelease,
  isProven,
  keepAssetsOf,
  makeRelease,
  prove,
  provenRelease,
  releaseBefore,
  removeOldAssets,
  removeOldReleases,
  releasesOf,
} from './releases'
import { nginx, nginxWorkers, type Deployment } from './runNginx'

/** Milliseconds that a running nginx has to load a release. */
const reloadTimeout = 30_000

/**
 * Serves a release, and waits until no worker process with the previous configuration accepts connections. Throws if
 * the release is not healthy.
 */
async function serve(deployment: Deployment, id: string): Promise<void> {
  const { target, origins, ca } = deployment
  const link = join(target, 'current.next')
  fs.rmSync(link, { force: true })
  fs.symlinkSync(join('releases', id), link)
  fs.renameSync(link, join(target, 'current'))
  const old = nginxWorkers(target)
  nginx(deployment, 'current', ...(old.length > 0 ? ['-s', 'reload'] : []))
  const end = Date.now() + reloadTimeout
  while (nginxWorkers(target).some((worker) => old.includes(worker))) {
    if (Date.now() > end) throw new Error(`nginx has not taken the new configuration, see ${target}/run/error.log`)
    await wait(50)
  }
  const checks = languageCodes.map((code) => healthCheck(origins[code], join(target, 'releases', id, code), ca))
  const issues = (await Promise.all(checks)).flat()
  if (issues.length > 0) throw new Error(issues.join('\n'))
  prove(target, id)
}

/**
 * Serves a release. If that fails, it serves the previous release again, or nothing if there was none, and throws an
 * error with the reason.
 */
async function serveOrRollBack(deployment: Deployment, id: string): Promise<void> {
  const before = provenRelease(deployment.target)
  await serve(deployment, id).catch(async (error: unknown) => {
    const reason = `Release ${id} is not healthy:\n${String(error)}\n`
    if (before === undefined) {
      if (nginxWorkers(deployment.target).length > 0) nginx(deployment, 'current', '-s', 'stop')
      fs.rmSync(join(deployment.target, 'current'))
      throw new Error(`${reason}There is no release to go back to: nothing is served.`)
    }
    const again = await serve(deployment, before).then(
      () => '.',
      (failure: unknown) => `, but:\n${String(failure)}`,
    )
    throw new Error(`${reason}Release ${before} is served again${again}`)
  })
}

/** Throws if the served release has certificates and this deployment has none: only this machine could reach it. */
function requireCertificates({ target, tls }: Deployment): void {
  const configuration = join(target, 'current', 'nginx', 'nginx.conf')
  if (tls || !fs.existsSync(configuration) || !fs.readFileSync(configuration, 'utf8').includes('ssl_certificate '))
    return
  throw new Error(
    `${target} is served over HTTPS, and without certificates only this machine could reach it. Set DEPLOY_CERTIFICATES as for the deployment before (docs/publishing.md).`,
  )
}

/**
 * Publishes built sites as a release and serves it (requirement 10.13). Returns the id of the release. If that fails,
 * it throws, and the previous release is served.
 */
export async function deploy(sites: string, deployment: Deployment, now = new Date()): Promise<string> {
  const needed = languageCodes.flatMap((code) => [join(code, 'index.html'), join('nginx', `${code}.conf`)])
  const missing = needed.filter((file) => !fs.existsSync(join(sites, file)))
  if (missing.length > 0) throw new Error(`Build the hosts first: npm run build:sites. Missing: ${missing.join(', ')}`)
  const inTarget = (...path: string[]) => join(deployment.target, ...path)
  const id = now.toISOString().replace(/[-:]/g, '')
  for (const folder of ['releases', 'assets', 'run', 'challenges']) fs.mkdirSync(inTarget(folder), { recursive: true })
  // Two deployments at the same time would write into one release.
  lockFolder(deployment.target, 'deploying')
  requireCertificates(deployment)
  makeRelease(sites, deployment, id)
  keepAssetsOf(deployment.target, [currentRelease(deployment.target) ?? id, id], now)
  await serveOrRollBack(deployment, id).finally(() => {
    // An unhealthy release must not be the target of a rollback.
    if (currentRelease(deployment.target) !== id) fs.rmSync(inTarget('releases', id), { recursive: true })
  })
  removeOldReleases(deployment.target, id)
  removeOldAssets(deployment.target, now)
  return id
}

/**
 * Serves an earlier release again: the named one, otherwise the one before the current one. Returns its id. Throws,
 * with a list of others, if there is no such release.
 */
export async function rollback(deployment: Deployment, wanted?: string, now = new Date()): Promise<string> {
  const { target } = deployment
  if (fs.existsSync(target)) lockFolder(target, 'deploying')
  requireCertificates(deployment)
  const current = currentRelease(target)
  const id = wanted ?? (current && releaseBefore(target, current))
  if (id === undefined || !fs.existsSync(join(target, 'releases', id))) {
    const others = releasesOf(target).filter((release) => release !== current && isProven(target, release))
    const cause = wanted
      ? `There is no release ${wanted}`
      : `No release is noted as the one before ${current ?? 'this'}`
    throw new Error(
      `${cause} in ${target}. ` +
        (others.length > 0
          ? `Name one: npm run rollback:local -- ${others.reverse().join(' or ')}`
          : 'There is no other.'),
    )
  }
  nginx(deployment, join('releases', id), '-t', '-q')
  keepAssetsOf(target, [current ?? id, id], now)
  await serveOrRollBack(deployment, id)
  return id
}
