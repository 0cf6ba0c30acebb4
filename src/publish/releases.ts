import fs, { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow } from '../build/util/filesBelow'
import { replaceFile } from '../build/util/replaceFile'
import { languageCodes } from '../site/languages'
import { isHashed } from './hosts/cacheClasses'
import { nginxConfiguration } from './hosts/nginxConfiguration'
import { headerLines, headerMaps } from './hosts/nginxMaps'
import { nginx, type Deployment } from './runNginx'

/** Returns the ids of the releases of a target, oldest first. */
export const releasesOf = (target: string): string[] =>
  existsSync(join(target, 'releases')) ? fs.readdirSync(join(target, 'releases')).sort() : []

/** Returns the id of the release that is served; undefined before the first deployment. */
export const currentRelease = (target: string): string | undefined =>
  existsSync(join(target, 'current')) ? basename(fs.readlinkSync(join(target, 'current'))) : undefined

/** Name of a link in a release: it points to the release that was served before it. */
const previousLink = 'previous'

/** Name of a file in a release that has not answered as it should yet. */
const unproven = 'unproven'

/** True for a release whose health check has passed. */
export const isProven = (target: string, id: string): boolean => !existsSync(join(target, 'releases', id, unproven))

/** Notes that a release answers as it should. */
export const prove = (target: string, id: string): void =>
  fs.rmSync(join(target, 'releases', id, unproven), { force: true })

/** Returns the id of the release that was served before another; undefined if there was none or it has been removed. */
export function releaseBefore(target: string, id: string): string | undefined {
  const link = join(target, 'releases', id, previousLink)
  return existsSync(link) ? basename(fs.readlinkSync(link)) : undefined
}

/**
 * Returns the id of the release that is served, or if its deployment was killed before it was proven, of the last one
 * before it that was. If somebody has removed these releases, it is the newest that was proven; undefined without any.
 */
export function provenRelease(target: string): string | undefined {
  let id = currentRelease(target)
  while (id !== undefined && !isProven(target, id)) id = releaseBefore(target, id)
  return id ?? releasesOf(target).findLast((release) => isProven(target, release))
}

/**
 * Copies the hashed files of a site to the kept files, and sets their time to the time at which they were still served.
 */
function keepAssets(site: string, kept: string, now: Date): void {
  for (const file of filesBelow(site).filter((path) => isHashed(`/${path.replace(/\.(?:br|gz)$/, '')}`))) {
    if (!existsSync(join(kept, file))) replaceFile(kept, file, fs.readFileSync(join(site, file)))
    fs.utimesSync(join(kept, file), now, now)
  }
}

/** Keeps the hashed files of releases that stop or start being served now: visitors may have their pages open. */
export function keepAssetsOf(target: string, releases: readonly string[], now: Date): void {
  for (const release of releases)
    for (const code of languageCodes)
      keepAssets(join(target, 'releases', release, code), join(target, 'assets', code), now)
}

/**
 * Makes a release from built sites, with its configuration. It appears under its id only when it is complete and nginx
 * has accepted the configuration; otherwise this throws.
 */
export function makeRelease(sites: string, deployment: Deployment, id: string): void {
  const [next, release] = ['next', join('releases', id)].map((folder) => join(deployment.target, folder)) as [
    string,
    string,
  ]
  const place = join(next, 'nginx')
  fs.rmSync(next, { recursive: true, force: true })
  // The times of files stay the same, because nginx makes ETags from them.
  const copy = (from: string, to: string) =>
    fs.cpSync(join(sites, from), to, { recursive: true, preserveTimestamps: true })
  const { ino } = fs.statSync(sites)
  try {
    for (const code of languageCodes) copy(code, join(next, code))
    copy('nginx', join(place, 'maps'))
    // Then the release would have hosts of two builds.
    if (fs.statSync(sites).ino !== ino) throw new Error(`${sites} was built anew meanwhile. Deploy again.`)
  } catch (error) {
    // On a full disk, nobody could work.
    fs.rmSync(next, { recursive: true, force: true })
    throw error
  }
  fs.writeFileSync(join(place, 'maps', 'headers.conf'), headerMaps())
  fs.writeFileSync(join(place, 'headers.conf'), headerLines())
  fs.writeFileSync(join(place, 'nginx.conf'), nginxConfiguration(deployment, release))
  fs.writeFileSync(join(next, unproven), '')
  const served = provenRelease(deployment.target)
  if (served !== undefined) fs.symlinkSync(join('..', served), join(next, previousLink))
  nginx(deployment, 'next', '-t', '-q')
  fs.renameSync(next, release)
}

/** Number of releases that are kept for a rollback. */
const keptReleases = 5

/** Removes all but the newest releases, one that has just been served, and the one before it, where a rollback goes. */
export function removeOldReleases(target: string, id: string): void {
  const releases = releasesOf(target)
  // If the clock was set back, the newest release is not the last. The target of a rollback may be older, too.
  const kept = new Set([id, releaseBefore(target, id), ...releases.slice(-keptReleases)])
  for (const old of releases.filter((release) => !kept.has(release)))
    fs.rmSync(join(target, 'releases', old), { recursive: true })
}

/**
 * Milliseconds for which a hashed file is kept after the last release that had it was served: a tab may be open for 30
 * days.
 */
const assetLifetime = 30 * 24 * 60 * 60 * 1000

/** Removes the hashed files of releases that have not been served for so long that no page asks for them. */
export function removeOldAssets(target: string, now: Date): void {
  const assets = join(target, 'assets')
  for (const file of filesBelow(assets))
    if (now.getTime() - fs.statSync(join(assets, file)).mtimeMs > assetLifetime) fs.rmSync(join(assets, file))
}
