import { cpSync, existsSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../build/util/filesBelow'
import { isHashed } from '../hosts/cacheClasses'

/** How long a hashed file outlives the last release that had it: a tab may be open that long. */
export const keptFor = 30 * 24 * 60 * 60 * 1000

/** True for a hashed file and for the compressed files beside it. */
const isKept = (file: string) => isHashed(`/${file.replace(/\.(?:br|gz)$/, '')}`)

/** Copies the hashed files of a site to the kept ones and notes the time at which it was still served. */
export function keepAssets(site: string, kept: string, now: Date): void {
  for (const file of filesBelow(site).filter(isKept)) {
    const copy = join(kept, file)
    if (!existsSync(copy)) cpSync(join(site, file), copy)
    utimesSync(copy, now, now)
  }
}

/** Removes kept files that no release has had for 30 days. */
export function forgetOldAssets(kept: string, now: Date): void {
  for (const file of existsSync(kept) ? filesBelow(kept) : []) {
    const path = join(kept, file)
    if (now.getTime() - statSync(path).mtimeMs > keptFor) rmSync(path)
  }
}
