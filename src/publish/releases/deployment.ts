import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes, type Language } from '../../site/languages'
import { nginxConfiguration, type NginxPlace } from '../hosts/nginxConfiguration'
import { headerLines, headerMaps } from '../hosts/nginxMaps'
import { folders } from './folders'
import { healthCheck } from './healthCheck'
import { forgetOldAssets, keepAssets } from './keptAssets'
import { nginxProcess } from './nginxProcess'
import {
  copyRelease,
  currentRelease,
  forgetOldReleases,
  prepareTarget,
  releaseBefore,
  releaseId,
  switchTo,
} from './releases'

/** Where the sites are deployed to and with which nginx. */
export interface Deployment extends NginxPlace {
  nginx: string
  /** Authority that the health check believes, besides the usual ones. */
  ca?: string
  /** Milliseconds that a running nginx has to take a release. */
  patience?: number
}

/** Writes the configuration that fits a release, and the maps that all hosts share. */
function configure(deployment: Deployment, id: string): void {
  const place = folders(deployment.target)
  writeFileSync(join(place.maps(id), 'headers.conf'), headerMaps())
  writeFileSync(join(place.release(id), 'nginx', 'headers.conf'), headerLines())
  writeFileSync(place.configuration(id), nginxConfiguration(deployment, place.release(id)))
}

const hosts = ({ target, origins }: Deployment, id: string) =>
  languageCodes.map((language) => ({ origin: origins[language], site: folders(target).site(id, language) }))

/** Serves a release and looks whether it is there; returns what is wrong. */
async function serve(deployment: Deployment, id: string): Promise<string[]> {
  const nginx = nginxProcess(deployment.nginx, deployment.target)
  switchTo(deployment.target, id)
  if (nginx.isRunning()) await nginx.reload(deployment.patience)
  else nginx.start()
  return healthCheck(hosts(deployment, id), deployment.ca)
}

/** Serves a release; where it is not healthy, the one before is served again and an error tells what was wrong. */
async function serveOrGoBack(deployment: Deployment, id: string, before: string | undefined): Promise<void> {
  const faults = await serve(deployment, id).catch((error: unknown) => [String(error)])
  if (faults.length === 0) return
  const reason = `Release ${id} is not healthy:\n${faults.join('\n')}`
  if (before === undefined) throw new Error(`${reason}\nThere is no release to go back to.`)
  const still = await serve(deployment, before).catch((error: unknown) => [String(error)])
  throw new Error(`${reason}\nRelease ${before} is served again${still.length ? `, but:\n${still.join('\n')}` : '.'}`)
}

/** The folders that a deployment takes, as `npm run build:sites` leaves them; throws where one is missing. */
function requireSites(sites: string): void {
  const needed = languageCodes.flatMap((language: Language) => [
    join(sites, language, 'index.html'),
    join(sites, 'nginx', `${language}.conf`),
  ])
  const gone = needed.filter((file) => !existsSync(file))
  if (gone.length > 0) throw new Error(`Build the five hosts first: npm run build:sites. Missing:\n${gone.join('\n')}`)
}

/** Publishes built sites as a release and serves it. Returns the release; throws, with the former one served, where it fails. */
export async function deploy(sites: string, deployment: Deployment, now = new Date()): Promise<string> {
  const { target } = deployment
  const place = folders(target)
  const id = releaseId(now)
  const before = currentRelease(target)
  requireSites(sites)
  prepareTarget(target)
  try {
    copyRelease(sites, target, id)
    for (const language of languageCodes)
      for (const release of before === undefined ? [id] : [before, id])
        keepAssets(place.site(release, language), place.keptAssets(language), now)
    configure(deployment, id)
    nginxProcess(deployment.nginx, target).check(place.configuration(id))
    await serveOrGoBack(deployment, id, before)
  } catch (error) {
    // Nobody should go back to it later.
    if (currentRelease(target) !== id) rmSync(place.release(id), { recursive: true, force: true })
    throw error
  }
  forgetOldReleases(target)
  for (const language of languageCodes) forgetOldAssets(place.keptAssets(language), now)
  return id
}

/** Serves an earlier release again: the named one, else the one before the current. Returns it. */
export async function rollback(deployment: Deployment, wanted?: string): Promise<string> {
  const { target } = deployment
  const current = currentRelease(target)
  const id = wanted ?? (current && releaseBefore(target, current))
  if (current === undefined || id === undefined || !existsSync(folders(target).configuration(id)))
    throw new Error(`There is no release ${id === undefined ? '' : `${id} `}to go back to in ${target}`)
  nginxProcess(deployment.nginx, target).check(folders(target).configuration(id))
  await serveOrGoBack(deployment, id, current)
  return id
}
