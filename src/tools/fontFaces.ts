import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import postcss, { type AtRule } from 'postcss'
import subset from 'subset-font'

/** A font file of the site, as each `@font-face` with it in src/styles/fonts.css describes it. */
export interface FontFace {
  /** Name of the file, in the package and in src/styles/fonts. */
  file: string
  /** Lowest and highest weight. */
  weights: readonly [min: number, max: number]
  /** Code points that the file is used for. */
  characters: readonly number[]
}

/** The package with the complete font files. */
const fontPackage = join(process.cwd(), 'node_modules', '@fontsource-variable', 'schibsted-grotesk')

/**
 * The OpenType features that texts use: kerning, digits of equal width, accents and ligatures. The stylistic sets, a
 * third of the glyphs, are left out.
 */
const features = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'liga']

/** Returns the code points of a `unicode-range`, such as `U+20-7E, U+20AC`. */
export const codePoints = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [from, to = from] = part.trim().slice('U+'.length).split('-') as [string, string?]
    const first = parseInt(from, 16)
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) => first + index)
  })

function fontFace(rule: AtRule): FontFace[] {
  const values: Record<string, string> = {}
  rule.walkDecls(({ prop, value }) => void (values[prop] = value))
  const [, url] = /url\('([^']+)'\)/.exec(values.src ?? '') ?? []
  if (!url) return []
  const [min = NaN, max = min] = (values['font-weight'] ?? '').split(' ').map(Number)
  return [{ file: basename(url), weights: [min, max], characters: codePoints(values['unicode-range'] ?? '') }]
}

/** Returns the font files that src/styles/fonts.css names, without the fonts of the system. */
export function fontFaces(): FontFace[] {
  const css = postcss.parse(readFileSync(join(process.cwd(), 'src', 'styles', 'fonts.css'), 'utf8'))
  const found = new Map<string, FontFace>()
  css.walkAtRules('font-face', (rule) => {
    for (const face of fontFace(rule)) {
      const characters = [...(found.get(face.file)?.characters ?? []), ...face.characters]
      found.set(face.file, { ...face, characters })
    }
  })
  return [...found.values()]
}

/** Returns a font file that has only the given characters and weights. */
export const makeFont = ({ file, weights: [min, max], characters }: FontFace): Promise<Buffer> =>
  subset(readFileSync(join(fontPackage, 'files', file)), String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: features,
  })
