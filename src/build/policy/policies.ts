import { createHash } from 'node:crypto'
import site from '../../../content/site.json'
import { thirdParties, type ThirdParty } from './thirdParties'

const self = "'self'"
const wasm = "'wasm-unsafe-eval'"

/**
 * The allowed sources of each directive of the Content-Security-Policy (https://www.w3.org/TR/CSP3/), without the third
 * parties of `thirdParties.ts`. Directives that are not listed allow nothing. `site` is for the pages; the search in
 * the blog runs on WebAssembly. `editor` is for what is below /admin: its components write styles themselves, it makes
 * images in the browser, partly in WebAssembly, and it sends requests to the repository.
 */
export const sources = {
  'script-src': { site: [self, wasm], editor: [self, wasm] },
  'style-src': { site: [self], editor: [self, "'unsafe-inline'"] },
  'img-src': { site: [self], editor: [self, 'blob:', 'data:'] },
  'media-src': { site: [], editor: ['blob:'] },
  'font-src': { site: [self], editor: [self] },
  'connect-src': { site: [self], editor: [self, 'blob:', 'data:', new URL(site.repository.url).origin] },
  'frame-src': { site: [], editor: ['blob:'] },
  'worker-src': { site: [self], editor: [self, 'blob:'] },
  'manifest-src': { site: [self], editor: [self, 'blob:'] },
  'base-uri': { site: [], editor: [] },
  'form-action': { site: [], editor: [] },
  'frame-ancestors': { site: [], editor: [] },
} as const satisfies Record<string, Record<'site' | 'editor', readonly string[]>>

export type Directive = keyof typeof sources

/** The sources of every directive. */
export type Policy = Readonly<Record<Directive, readonly string[]>>

const policy = (sourcesOf: (directive: Directive) => readonly string[]) =>
  Object.fromEntries((Object.keys(sources) as Directive[]).map((name) => [name, sourcesOf(name)])) as Policy

/** Returns the policy of the pages of a site with these third parties. */
export const sitePolicy = (parties: readonly ThirdParty[]): Policy =>
  policy((name) => {
    const others = parties.flatMap(({ origins }) => (origins as Partial<Policy>)[name] ?? [])
    return [...new Set([...sources[name].site, ...others])]
  })

/**
 * The policies of this site's pages, of its editor (no third party), and of answers that show neither (nothing is
 * allowed).
 */
export const policies = {
  site: sitePolicy(thirdParties),
  editor: policy((name) => sources[name].editor),
  closed: policy(() => []),
} as const

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Returns the value of Content-Security-Policy for a policy. `inlineScripts` are the inline scripts of its pages. */
export function contentSecurityPolicy(policy: Policy, inlineScripts: readonly string[] = []): string {
  const named = { ...policy, 'script-src': [...policy['script-src'], ...inlineScripts.map(hash)] }
  return [
    "default-src 'none'",
    ...Object.entries(named)
      // `default-src 'none'` already covers empty `-src` directives.
      .filter(([name, allowed]) => allowed.length > 0 || !name.endsWith('-src'))
      .map(([name, allowed]) => [name, ...(allowed.length > 0 ? allowed : ["'none'"])].join(' ')),
  ].join('; ')
}
