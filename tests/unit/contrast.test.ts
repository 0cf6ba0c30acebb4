import { wcagContrast } from 'culori'
import { designTokens } from '../../src/build/util/designTokens'

const text = [
  ...['page', 'surface', 'surface-soft'].flatMap((ground) => [
    ['text', ground],
    ['text-soft', ground],
    ['link', ground],
    ['bad', ground],
    ['good', ground],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['good', 'good-soft'],
  ['bad', 'bad-soft'],
  ['on-deep', 'deep'],
  ['on-deep-soft', 'deep'],
] as [string, string][]

/** Outlines of focus, and marks that carry a meaning. */
const graphics: [string, string][] = [
  ['link', 'page'],
  ['link', 'surface'],
  ['accent', 'deep'],
]

describe.each(Object.entries(designTokens()))('contrast in the %s theme', (_, theme) => {
  test.each(text)('%s can be read on %s (WCAG 1.4.3: 4.5)', (colour, ground) => {
    expect(wcagContrast(theme[`--${colour}`]!, theme[`--${ground}`]!)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(graphics)('%s can be told from %s (WCAG 1.4.11: 3)', (colour, ground) => {
    expect(wcagContrast(theme[`--${colour}`]!, theme[`--${ground}`]!)).toBeGreaterThanOrEqual(3)
  })
})
