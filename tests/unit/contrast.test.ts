import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import postcss, { type AtRule, type Rule } from 'postcss'

type Theme = Record<string, string>

/** Custom properties of the tokens, light and dark, with references followed. */
function themes(): { light: Theme; dark: Theme } {
  const light: Theme = {}
  const dark: Theme = {}
  postcss.parse(readFileSync('src/styles/tokens.css', 'utf8')).walkDecls(/^--/, (declaration) => {
    const media = (declaration.parent as Rule).parent as AtRule
    ;(media.params.includes('dark') ? dark : light)[declaration.prop] = declaration.value
  })
  const follow = (theme: Theme, value: string): string => {
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    return reference === undefined ? value : follow(theme, theme[reference]!)
  }
  const resolved = (theme: Theme) => Object.fromEntries(Object.entries(theme).map(([name, value]) => [name, follow(theme, value)]))
  return { light: resolved(light), dark: resolved({ ...light, ...dark }) }
}

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

describe.each(Object.entries(themes()))('contrast in the %s theme', (_, theme) => {
  test.each(text)('%s can be read on %s (WCAG 1.4.3: 4.5)', (colour, ground) => {
    expect(wcagContrast(theme[`--${colour}`]!, theme[`--${ground}`]!)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(graphics)('%s can be told from %s (WCAG 1.4.11: 3)', (colour, ground) => {
    expect(wcagContrast(theme[`--${colour}`]!, theme[`--${ground}`]!)).toBeGreaterThanOrEqual(3)
  })
})
