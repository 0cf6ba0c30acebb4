import type { Directive } from './policies'

/** Scheme and name of a host, without a path and without patterns. */
type Origin = `https://${string}` | `wss://${string}`

export interface ThirdParty {
  /** Its name, as the privacy page gives it in every language. */
  name: string
  purpose: string
  /** What visitors give away, and on what legal ground. */
  privacy: string
  /** What a browser may load from it or send to it. */
  origins: Partial<Record<Exclude<Directive, 'base-uri'>, readonly Origin[]>>
  /** Attributes of the scripts that every page loads from it. */
  scripts?: readonly Readonly<{ src: Origin } & Record<string, string>>[]
}

/**
 * Whom a visitor's browser may ask besides the site itself: one row each (docs/third-parties.md). The headers, the
 * check of built pages, the heads and the tests read it. Nobody, until the company decides otherwise: the site promises
 * it (requirement 10.2).
 */
export const thirdParties: readonly ThirdParty[] = []
