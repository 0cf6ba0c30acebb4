/** Medians of a page over its runs: milliseconds, the layout shift, the score of Lighthouse. */
export interface Figures {
  fcp: number
  lcp: number
  si: number
  tbt: number
  cls: number
  score: number
}

type Target = (ours: number, twin: number) => boolean

const within5percent: Target = (ours, twin) => ours <= twin * 1.05

/** What is demanded of a page beside its zero-script twin. */
const targets = {
  fcp: within5percent,
  lcp: within5percent,
  si: within5percent,
  tbt: (ours, twin) => ours <= twin + 10,
  cls: (ours) => ours === 0,
  score: (ours) => Math.round(ours) === 100,
} satisfies Record<keyof Figures, Target>

/** The figures of a page that miss their target. */
export const missed = (ours: Figures, twin: Figures): (keyof Figures)[] =>
  (Object.keys(targets) as (keyof Figures)[]).filter((name) => !targets[name](ours[name], twin[name]))
