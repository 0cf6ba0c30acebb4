import { join } from 'node:path'
import type { Language } from '../../site/languages'

/** What lies where below the folder that is deployed to. A release holds the five hosts and the configuration that fits them. */
export const folders = (target: string) => ({
  releases: join(target, 'releases'),
  release: (id: string) => join(target, 'releases', id),
  site: (id: string, language: Language) => join(target, 'releases', id, language),
  configuration: (id: string) => join(target, 'releases', id, 'nginx', 'nginx.conf'),
  maps: (id: string) => join(target, 'releases', id, 'nginx', 'maps'),
  /** A link to the release that is served; nginx starts and reloads from below it. */
  current: join(target, 'current'),
  currentConfiguration: join(target, 'current', 'nginx', 'nginx.conf'),
  keptAssets: (language: Language) => join(target, 'assets', language),
  run: join(target, 'run'),
  challenges: join(target, 'challenges'),
})
