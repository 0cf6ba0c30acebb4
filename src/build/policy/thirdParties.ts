import type { Directive } from './policies'

/** Scheme and name of a host, without a path and without patterns. */
type Origin = `https://${string}` | `wss://${string}`

export interface ThirdParty {
  /** Its name, as the privacy page gives it in every language. */
  name: string
  purpose: string
  /** Which data visitors give away, and on what legal basis. */
  privacy: string
  /** What a browser may load from it or send to it. */
  origins: Partial<Record<Exclude<Directive, 'base-uri'>, readonly Origin[]>>
  /** Attributes of the scripts that every page loads from it. */
  scripts?: readonly Readonly<{ src: Origin } & Record<string, string>>[]
}

/**
 * The hosts that a visitor's browser may contact besides the site itself, one row each (docs/third-parties.md). The
 * headers, the policy check, the heads of pages and the tests read it. It is empty until the company decides otherwise:
 * the site promises no third parties (requirement 10.2).
 */
export const thirdParties: readonly ThirdParty[] = []
