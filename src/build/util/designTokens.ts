import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type Root, type Rule } from 'postcss'

export type TokenValues = Readonly<Record<string, string>>

/** Reads a style sheet of `src`. */
export const styleSheet = (file: string): Root => postcss.parse(readFileSync(join(process.cwd(), 'src', file), 'utf8'))

/** Returns a value with every `var(--name)` resolved, recursively. Throws if a name is unknown. */
export const resolveValue = (value: string, names: TokenValues): string =>
  value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = names[name]
    if (found === undefined) throw new Error(`${name} is used and is no custom property`)
    return resolveValue(found, names)
  })

const resolveAll = (names: TokenValues): TokenValues =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name, resolveValue(value, names)]))

/**
 * The custom properties of src/styles/tokens.css outside very wide windows, resolved: in the light theme, in the dark
 * theme, and for paper in the dark theme. Paper has the light colours, except for the rules of `.paper` and the colour
 * of the paper itself.
 */
export function designTokens(): { light: TokenValues; dark: TokenValues; paper: TokenValues } {
  const light: Record<string, string> = {}
  const dark: Record<string, string> = {}
  const paper: Record<string, string> = {}
  styleSheet('styles/tokens.css').walkDecls(/^--/, ({ prop, value, parent }) => {
    const { selector, parent: atRule } = parent as Rule
    const { name, params } = atRule as AtRule
    if (name !== 'media') light[prop] = value
    else if (params.includes('dark')) (selector === '.paper' ? paper : dark)[prop] = value
  })
  const night = { ...light, '--paper': dark['--paper']!, ...paper }
  return { light: resolveAll(light), dark: resolveAll({ ...light, ...dark }), paper: resolveAll(night) }
}

/** Returns the background colour of the page in each theme, for the browser's own interface. */
export function themeColors(): { light: string; dark: string } {
  const { light, dark } = designTokens()
  return { light: light['--page']!, dark: dark['--page']! }
}
