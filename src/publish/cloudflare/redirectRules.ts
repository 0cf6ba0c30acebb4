import { isDynamic, pattern } from '../hosts/pattern'

interface RedirectRule {
  to: string
  status: number
}

const permitted = [200, 301, 302, 303, 307, 308]

/** Greatest number of rules: before the first rule with a placeholder, and from that rule on. */
const limits = [2000, 100] as const

/**
 * Returns the rules of `_redirects` that Cloudflare Pages accepts, by source, without and with placeholders: at most
 * three words, a permitted status, a new source, and within the limits. `beyond` is the number of rules beyond the
 * limits.
 */
export function redirectRules(file: string) {
  const exact = new Map<string, RedirectRule>()
  const dynamic = new Map<string, RedirectRule>()
  const counts = [0, 0] as [number, number]
  let beyond = 0
  for (const [from = '', to = '', status = '302', ...more] of file
    .split('\n')
    .map((line) => line.trim().split(/\s+/))) {
    if (to === '' || more.length > 0) continue
    const part = counts[1] > 0 || isDynamic(from) ? 1 : 0
    counts[part] += 1
    if (counts[part] > limits[part]) beyond += 1
    else if (permitted.includes(Number(status))) {
      const rules = isDynamic(from) ? dynamic : exact
      if (!rules.has(from)) rules.set(from, { to, status: Number(status) })
    }
  }
  return { exact, dynamic: Array.from(dynamic, ([from, rule]) => ({ source: pattern(from), ...rule })), beyond }
}

/** Returns a warning if `_redirects` has more rules than Cloudflare Pages accepts; otherwise undefined. */
export function limitWarning(redirects: string): string | undefined {
  const { beyond } = redirectRules(redirects)
  if (beyond === 0) return undefined
  return `WARNING: Cloudflare Pages takes ${limits[0]} rules of _redirects and ${limits[1]} with placeholders, and leaves out the other ${beyond}. If you publish there, read "A CDN instead" in docs/publishing.md; other hosts take them all.`
}

/** Returns the rule for a path, with its placeholders filled in. Rules without placeholders are tried first. */
export function ruleFor({ exact, dynamic }: ReturnType<typeof redirectRules>, path: string): RedirectRule | undefined {
  const rule = dynamic.find(({ source }) => source.test(path))
  if (!rule || exact.has(path)) return exact.get(path)
  const values = rule.source.exec(path)!.groups ?? {}
  return { to: rule.to.replace(/:([a-z]\w*)/gi, (all, name: string) => values[name] ?? all), status: rule.status }
}
