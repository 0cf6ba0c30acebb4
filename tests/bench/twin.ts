import { parse } from 'node-html-parser'

/** Scripts that run, and hints that fetch scripts. Structured data is no script: it stays. */
const scripts =
  'script:not([type="application/ld+json"]), link[rel=modulepreload], link[rel=preload][as=script], link[rel=prefetch][as=script]'

/** The zero-script twin of a page: the same HTML without what runs and without hints that fetch it. */
export function withoutScripts(html: string): string {
  const found = parse(html, { comment: true, blockTextElements: { script: true, style: true } }).querySelectorAll(
    scripts,
  )
  return found.reduceRight((text, { range: [start, end] }) => text.slice(0, start) + text.slice(end), html)
}
