import { parse } from 'node-html-parser'

/** Scripts that run, and hints that fetch scripts. Structured data is no script: it stays. */
const scripts =
  'script:not([type="application/ld+json"]), link[rel=modulepreload], link[rel=preload][as=script], link[rel=prefetch][as=script]'

/** The twin of a page: the same HTML without what runs and without hints that fetch it. */
export function withoutScripts(html: string): string {
  const found = parse(html, { comment: true, blockTextElements: { script: true, style: true } }).querySelectorAll(
    scripts,
  )
  return found.reduceRight((text, { range: [start, end] }) => text.slice(0, start) + text.slice(end), html)
}

/** What a visit to a page shows: milliseconds, the layout shift, the number of files fetched. */
export interface Visit {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  requests: number
}

type Target = (ours: number, twin: number) => boolean

const within5percent: Target = (ours, twin) => ours <= twin * 1.05

/** What is demanded of a page beside its twin. */
const targets = {
  fcp: within5percent,
  lcp: within5percent,
  tbt: (ours, twin) => ours <= twin + 10,
  cls: (ours) => ours === 0,
  requests: (ours, twin) => ours === twin,
} satisfies Record<keyof Visit, Target>

export const figureNames = Object.keys(targets) as (keyof Visit)[]

/** The figures of a page that miss their target. */
export const missed = (ours: Visit, twin: Visit): (keyof Visit)[] =>
  figureNames.filter((name) => !targets[name](ours[name], twin[name]))
