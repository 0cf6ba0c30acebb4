import { join } from 'node:path'
import { openSync, type Font } from 'fontkit'

const font = (subset: string, weight: number) =>
  openSync(
    join(
      process.cwd(),
      `node_modules/@fontsource/schibsted-grotesk/files/schibsted-grotesk-${subset}-${weight}-normal.woff`,
    ),
  ) as Font

/** The site's typeface in a weight: the file that most letters are in, and the one for the rest of Latin. */
const faces = (weight: number) => [font('latin', weight), font('latin-ext', weight)] as const

const weights = { text: faces(500), strong: faces(700) }

export interface Style {
  weight: keyof typeof weights
  /** Size of the letters in pixels. */
  size: number
  /** Extra space between letters, in parts of the size. */
  tracking?: number
}

/** Parts of a text by the font that has their letters. */
function runs(text: string, weight: Style['weight']): { font: Font; text: string }[] {
  const [latin, extended] = weights[weight]
  const parts: { font: Font; text: string }[] = []
  for (const letter of text) {
    const needed =
      !latin.hasGlyphForCodePoint(letter.codePointAt(0)!) && extended.hasGlyphForCodePoint(letter.codePointAt(0)!)
    const chosen = needed ? extended : latin
    const last = parts.at(-1)
    if (last?.font === chosen) last.text += letter
    else parts.push({ font: chosen, text: letter })
  }
  return parts
}

/** The letters of a line, kerned, each with its place on the base line in parts of the size. */
function letters(text: string, { weight, tracking = 0 }: Pick<Style, 'weight' | 'tracking'>) {
  let x = 0
  const placed = runs(text, weight).flatMap(({ font, text: part }) => {
    const { glyphs, positions } = font.layout(part)
    return glyphs.map((glyph, index) => {
      const at = x
      x += positions[index]!.xAdvance / font.unitsPerEm + tracking
      return { glyph, at, unitsPerEm: font.unitsPerEm }
    })
  })
  return { placed, width: x - tracking }
}

function outline(text: string, style: Style): string {
  const { size } = style
  const shape = ({ glyph, at, unitsPerEm }: ReturnType<typeof letters>['placed'][number]) =>
    glyph.path
      .scale(size / unitsPerEm, -size / unitsPerEm)
      .translate(at * size, 0)
      .toSVG()
  return letters(text, style).placed.map(shape).join('')
}

/** Width in pixels of a line of text. */
export const widthOf = (text: string, style: Style): number => letters(text, style).width * style.size

/** A line of text as an SVG path whose base line begins at (x, y). */
export const textPath = (text: string, style: Style, x: number, y: number, fill: string): string =>
  `<path fill="${fill}" transform="translate(${x} ${y})" d="${outline(text, style)}"/>`

function fillLines(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)!} ${word}` : undefined
    if (longer !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Breaks a text between words into as few lines as `width` allows, and makes these as even as they can be. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const words = text.split(' ').filter(Boolean)
  const widest = (lines: readonly string[]) => Math.max(0, ...lines.map(measure))
  let best = fillLines(words, width, measure)
  for (;;) {
    const narrower = fillLines(words, widest(best) - 1, measure)
    if (narrower.length > best.length || widest(narrower) >= widest(best)) return best
    best = narrower
  }
}

const shorten = (lines: readonly string[], count: number) =>
  lines.length <= count
    ? [...lines]
    : [...lines.slice(0, count - 1), `${lines[count - 1]!.replace(/[\s.,:;–-]+$/, '')}…`]

/** A text in the largest of some sizes at which it takes at most so many lines; where none is small enough its end is left out. */
export function fit(
  text: string,
  style: Omit<Style, 'size'>,
  box: { width: number; lines: Readonly<Record<number, number>> },
) {
  const sizes = Object.keys(box.lines)
    .map(Number)
    .sort((a, b) => b - a)
  for (const size of sizes) {
    const measure = (part: string) => widthOf(part, { ...style, size })
    const lines = wrap(text, box.width, measure)
    const fits = lines.length <= box.lines[size]! && lines.every((line) => measure(line) <= box.width)
    if (fits) return { size, lines, whole: true }
  }
  const size = sizes.at(-1)!
  const lines = wrap(text, box.width, (part) => widthOf(part, { ...style, size }))
  return { size, lines: shorten(lines, box.lines[size]!), whole: false }
}
