import fs, { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow } from '../build/util/filesBelow'
import { languageCodes } from '../site/languages'
import { isHashed } from './hosts/cacheClasses'
import { nginxConfiguration } from './hosts/nginxConfiguration'
import { headerLines, headerMaps } from './hosts/nginxMaps'
import { nginx, type Deployment } from './runNginx'

/** The releases of a target, oldest first. */
export const releasesOf = (target: string): string[] => fs.readdirSync(join(target, 'releases')).sort()

/** The release that is served, or undefined before the first deployment. */
export const currentRelease = (target: string): string | undefined =>
  existsSync(join(target, 'current')) ? basename(fs.readlinkSync(join(target, 'current'))) : undefined

/** In a release: a link to the one that was served before it. */
const previous = 'previous'

/** The release that was served before one, where it has not been removed since. */
export function releaseBefore(target: string, id: string): string | undefined {
  const link = join(target, 'releases', id, previous)
  return existsSync(link) ? basename(fs.readlinkSync(link)) : undefined
}

/** Copies the hashed files of a site to the kept ones, and notes the time at which they were still served. */
function keepAssets(site: string, kept: string, now: Date): void {
  for (const file of filesBelow(site).filter((path) => isHashed(`/${path.replace(/\.(?:br|gz)$/, '')}`))) {
    if (!existsSync(join(kept, file))) fs.cpSync(join(site, file), join(kept, file))
    fs.utimesSync(join(kept, file), now, now)
  }
}

/** Keeps the hashed files of releases that are served until now or from now on: visitors may have their pages open. */
export function keepAssetsOf(target: string, releases: readonly string[], now: Date): void {
  for (const release of releases)
    for (const code of languageCodes)
      keepAssets(join(target, 'releases', release, code), join(target, 'assets', code), now)
}

/**
 * Makes a release of built sites and its configuration, which nginx has accepted; a release that is there is complete.
 */
export function makeRelease(sites: string, deployment: Deployment, id: string): void {
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
