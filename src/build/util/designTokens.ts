import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'

export type TokenValues = Readonly<Record<string, string>>

const read = (file: string) => postcss.parse(readFileSync(join(process.cwd(), 'src', file), 'utf8'))

const reference = /var\((--[\w-]+)\)/g

/** Returns a value with every `var(--name)` resolved, recursively. Throws if a name is unknown. */
export const resolveValue = (value: string, names: TokenValues): string =>
  value.replace(reference, (_, name: string) => {
    const found = names[name]
    if (found === undefined) throw new Error(`${name} is used and is no custom property`)
    return resolveValue(found, names)
  })

const resolveAll = (names: TokenValues): TokenValues =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name, resolveValue(value, names)]))

/**
 * The custom properties of src/styles/tokens.css, resolved: in the light theme, in the dark theme, and for paper in the
 * dark theme. Paper has the light colours, except for the rules of `.paper` and the colour of the paper itself.
 */
export function designTokens(): { light: TokenValues; dark: TokenValues; paper: TokenValues } {
  const light: Record<string, string> = {}
  const dark: Record<string, string> = {}
  const paper: Record<string, string> = {}
  read('styles/tokens.css').walkDecls(/^--/, ({ prop, value, parent }) => {
    const { selector, parent: media } = parent as Rule
    const names = !(media as AtRule).params.includes('dark') ? light : selector === '.paper' ? paper : dark
    names[prop] = value
  })
  const night = { ...light, '--paper': dark['--paper']!, ...paper }
  return { light: resolveAll(light), dark: resolveAll({ ...light, ...dark }), paper: resolveAll(night) }
}

/** Returns the background colour of the page in each theme, for the browser's own interface. */
export function themeColors(): { light: string; dark: string } {
  const { light, dark } = designTokens()
  return { light: light['--page']!, dark: dark['--page']! }
}

/** Returns the declarations of a CSS module outside media queries, by class. */
function classes(file: string): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>()
  for (const node of read(file).nodes) {
    if (node.type !== 'rule') continue
    for (const selector of node.selectors) {
      const declarations = node.nodes.filter((child) => child.type === 'decl')
      found.set(selector.slice(1), [...(found.get(selector.slice(1)) ?? []), ...declarations])
    }
  }
  return found
}

const painted = /^(fill|stroke|opacity)/

/**
 * Returns the rules of a CSS module for a drawing outside a page: the declarations that paint a class, under `.<scope>
 * .<class>`, with every value resolved. `light` names the classes whose custom properties apply (`drawing`, `night`);
 * `names` has all other values.
 */
export function drawingStyles(file: string, scope: string, light: readonly string[], names: TokenValues): string {
  const rules = classes(file)
  const own = light.flatMap((name) => (rules.get(name) ?? []).filter(({ prop }) => prop.startsWith('--')))
  const values = { ...names, ...Object.fromEntries(own.map(({ prop, value }) => [prop, value])) }
  const isDefined = (value: string) => [...value.matchAll(reference)].every(([, name]) => values[name!] !== undefined)
  return [...rules]
    .map(([name, declarations]) => {
      const paint = declarations.filter(({ prop, value }) => painted.test(prop) && isDefined(value))
      return [name, paint.map(({ prop, value }) => `${prop}:${resolveValue(value, values)}`).join(';')] as const
    })
    .filter(([, paint]) => paint !== '')
    .map(([name, paint]) => `.${scope} .${name}{${paint}}`)
    .join('')
}
