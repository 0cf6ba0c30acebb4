import { createHash } from 'node:crypto'
import type { Policy } from './policies'
import type { Directive } from './sources'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** What `default-src 'none'` says already. */
const isImplied = (directive: string, sources: readonly string[]) => sources.length === 0 && directive.endsWith('-src')

/** Value of Content-Security-Policy for every answer with a policy; `inlineScripts` are the scripts that its pages carry. */
export function contentSecurityPolicy(policy: Policy, inlineScripts: readonly string[] = []): string {
  const hashed: Record<Directive, readonly string[]> = {
    ...policy,
    'script-src': [...policy['script-src'], ...inlineScripts.map(hash)],
  }
  return [
    "default-src 'none'",
    ...Object.entries(hashed)
      .filter(([directive, sources]) => !isImplied(directive, sources))
      .map(([directive, sources]) => [directive, ...(sources.length > 0 ? sources : ["'none'"])].join(' ')),
  ].join('; ')
}
