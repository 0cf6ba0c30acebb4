import { designTokens, drawingStyles, type TokenValues } from '../util/designTokens'

/** Colours of a social image and the rules for the drawings on it. */
export interface Palette {
  ground: string
  text: string
  soft: string
  styles: string
}

const illustrations = 'components/illustrations/Illustration.module.css'

function palette(names: TokenValues, light: readonly string[], ground: string, text: string, soft: string): Palette {
  const value = (name: string) => names[`--${name}`]!
  const values = { ...names, '--glow': 'none' }
  const ink = value(text)
  return {
    ground: value(ground),
    text: ink,
    soft: value(soft),
    styles:
      `${drawingStyles(illustrations, 'drawing', light, values)}${drawingStyles('components/Logo.module.css', 'logo', [], values)}`.replaceAll(
        'currentcolor',
        ink,
      ),
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
    night: palette(light, ['drawing', 'night'], 'deep', 'on-deep', 'on-deep-soft'),
    day: palette(light, ['drawing'], 'surface-soft', 'text', 'text-soft'),
  })
}
