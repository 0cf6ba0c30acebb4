import { designTokens, resolveValue, styleSheet, type TokenValues } from '../util/designTokens'

/** Colours of a social image and the rules for the drawings on it. */
export interface Palette {
  ground: string
  text: string
  soft: string
  styles: string
}

const painted = /^(fill|stroke|opacity)/

/**
 * Returns the rules of a CSS module for drawings outside a page: what paints a class inside the class `root`, with
 * every value resolved. `root` may set custom properties besides `tokens`.
 */
function drawingStyles(file: string, root: string, tokens: TokenValues): string {
  const rules = styleSheet(file).nodes.filter((node) => node.type === 'rule')
  const values: Record<string, string> = { ...tokens }
  for (const rule of rules)
    if (rule.selector === root) rule.walkDecls(/^--/, ({ prop, value }) => void (values[prop] = value))
  return rules
    .map(({ selectors, nodes }) => {
      const paint = nodes.filter((node) => node.type === 'decl').filter(({ prop }) => painted.test(prop))
      const inside = selectors.map((selector) => `${root} ${selector}`).join()
      return paint.length > 0
        ? `${inside}{${paint.map(({ prop, value }) => `${prop}:${resolveValue(value, values)}`).join(';')}}`
        : ''
    })
    .join('')
}

function palette(tokens: TokenValues, ground: string, text: string, soft: string): Palette {
  const value = (name: string) => tokens[`--${name}`]!
  const styles =
    drawingStyles('components/illustrations/Illustration.module.css', '.drawing', tokens) +
    drawingStyles('components/Logo.module.css', '.logo', tokens)
  return {
    ground: value(ground),
    text: value(text),
    soft: value(soft),
    styles: styles.replaceAll('currentcolor', value(text)),
  }
}

let cache: Record<'night' | 'day', Palette> | undefined

/**
 * Returns the two palettes of social images: night for pages, day for features and posts. Both use the light theme,
 * because an image cannot follow the reader's theme.
 */
export function palettes(): Record<'night' | 'day', Palette> {
  if (cache) return cache
  const { light } = designTokens()
  return (cache = {
    night: palette(light, 'deep', 'on-deep', 'on-deep-soft'),
    day: palette(light, 'surface-soft', 'text', 'text-soft'),
  })
}
