import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { languageCodes } from '../../site/languages'
import { folders } from './folders'

/** Releases that are kept to go back to, the current one included. */
const keptReleases = 5

/** The releases of a target, oldest first. */
export const releaseIds = (target: string): string[] =>
  existsSync(folders(target).releases) ? readdirSync(folders(target).releases).sort() : []

/** The release that is served, or undefined before the first deployment. */
export const currentRelease = (target: string): string | undefined =>
  existsSync(folders(target).current) ? basename(readlinkSync(folders(target).current)) : undefined

/** The newest complete release before one; a deployment that was cut short has left no configuration, which is written last. */
export const releaseBefore = (target: string, id: string): string | undefined =>
  releaseIds(target)
    .filter((other) => other < id && existsSync(folders(target).configuration(other)))
    .at(-1)

/** A name for a release that sorts by time. */
export const releaseId = (now: Date): string => now.toISOString().replace(/[-:]/g, '')

/** Copies the five built sites and their maps into a release. Times of files stay, because nginx makes ETags of them. */
export function copyRelease(sites: string, target: string, id: string): void {
  const place = folders(target)
  const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true })
  for (const language of languageCodes) {
    copy(join(sites, language), place.site(id, language))
    copy(join(sites, 'nginx', `${language}.conf`), join(place.maps(id), `${language}.conf`))
  }
}

/** Makes a release the current one in one step: a reader sees the old or the new one. */
export function switchTo(target: string, id: string): void {
  const { current } = folders(target)
  const next = `${current}.next`
  rmSync(next, { force: true })
  symlinkSync(join('releases', id), next)
  renameSync(next, current)
}

/** Removes the oldest releases beyond the number that is kept; never the current one. */
export function forgetOldReleases(target: string, kept = keptReleases): void {
  const current = currentRelease(target)
  for (const id of releaseIds(target).slice(0, -kept))
    if (id !== current) rmSync(folders(target).release(id), { recursive: true, force: true })
}

/** Makes the folders that nginx writes to. */
export function prepareTarget(target: string): void {
  for (const folder of [folders(target).releases, folders(target).run, folders(target).challenges])
    mkdirSync(folder, { recursive: true })
}
