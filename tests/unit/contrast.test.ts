import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wcagContrast } from 'culori'
import { parse } from 'postcss'
import { designTokens } from '../../src/build/util/designTokens'
import { filesBelow } from '../../src/build/util/filesBelow'

const text = [
  ...['page', 'surface', 'surface-soft'].flatMap((ground) => [
    ['text', ground],
    ['text-soft', ground],
    ['link', ground],
    ['bad', ground],
    ['good', ground],
  ]),
  ...['map-air', 'map-snow'].flatMap((ground) => [
    ['text', ground],
    ['text-soft', ground],
    ['link', ground],
    ['good', ground],
  ]),
  ['text', 'accent-soft'],
  ['text-soft', 'accent-soft'],
  ['good', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['good', 'good-soft'],
  ['bad', 'bad-soft'],
  ...['deep', 'deep-raised'].flatMap((ground) => [
    ['on-deep', ground],
    ['on-deep-soft', ground],
  ]),
] as [string, string][]

/** Marks with a meaning, and borders of controls. */
const graphics: [string, string][] = [
  ['link', 'page'],
  ['link', 'surface'],
  ['accent', 'deep'],
  ['accent', 'deep-raised'],
  ['text-soft', 'page'],
  ['text-soft', 'surface-soft'],
]

/**
 * Backgrounds below elements that can have the focus, as the style sheets set them: each with its rule and the colour
 * of its focus ring.
 */
interface Ground {
  rule: string
  ground: string
  ring: string
}

const token = /^var\(--([\w-]+)\)$/
/** Backgrounds of pages and bands, not of words or signs. */
const grounds = ['page', 'surface', 'surface-soft', 'deep']

const styleSheets = filesBelow(join(process.cwd(), 'src')).filter((file) => file.endsWith('.css'))

function groundsIn(file: string): Ground[] {
  const found: Ground[] = []
  parse(readFileSync(join(process.cwd(), 'src', file), 'utf8')).walkRules((rule) => {
    const values = new Map(
      rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value] as const] : [])),
    )
    const ground = token.exec(values.get('background') ?? values.get('background-color') ?? '')?.[1] ?? ''
    // Pictures and generated content have no element that can have the focus.
    if (!grounds.includes(ground) || file.startsWith('pictures') || rule.selector.includes('::')) return
    const [, ring = 'focus'] = token.exec(values.get('--focus') ?? '') ?? []
    found.push({ rule: `${file} ${rule.selector}`, ground, ring })
  })
  return found
}

const painted = styleSheets.flatMap(groundsIn)

test('the grounds of the site are found in its style sheets', () => {
  expect(new Set(painted.map(({ ground }) => ground))).toEqual(new Set(grounds))
})

describe.each(Object.entries(designTokens()))('contrast in the %s theme', (_, theme) => {
  test.each(text)('%s can be read on %s (WCAG 1.4.3: 4.5)', (colour, ground) => {
    expect(wcagContrast(theme[`--${colour}`]!, theme[`--${ground}`]!)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(graphics)('%s can be told from %s (WCAG 1.4.11: 3)', (colour, ground) => {
    expect(wcagContrast(theme[`--${colour}`]!, theme[`--${ground}`]!)).toBeGreaterThanOrEqual(3)
  })

  test.each(painted)('the ring of the focus ($ring) can be told from $ground ($rule)', ({ ring, ground }) => {
    expect(wcagContrast(theme[`--${ring}`]!, theme[`--${ground}`]!)).toBeGreaterThanOrEqual(3)
  })
})

test('a neutral pill on paper at night can be read, and seen', () => {
  const { paper } = designTokens()
  expect(wcagContrast(paper['--text-soft']!, paper['--neutral-soft']!)).toBeGreaterThanOrEqual(4.5)
  expect(wcagContrast(paper['--paper']!, paper['--neutral-soft']!)).toBeGreaterThanOrEqual(1.2)
})
