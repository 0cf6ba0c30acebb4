import { join } from 'node:path'
import { openSync, type Font } from 'fontkit'

const font = (subset: string, weight: number) =>
  openSync(
    join(process.cwd(), `node_modules/@fontsource/schibsted-grotesk/files/schibsted-grotesk-${subset}-${weight}-normal.woff`),
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
    const needed = !latin.hasGlyphForCodePoint(letter.codePointAt(0)!) && extended.hasGlyphForCodePoint(letter.codePointAt(0)!)
    const chosen = needed ? extended : latin
    const last = parts.at(-1)
    if (last?.font === chosen) last.text += letter
    else parts.push({ font: chosen, text: letter })
  }
  return parts
}

/** A line of text as the outline of its letters, kerned, with its width; it begins at (0, 0) on its base line. */
function outline(text: string, { weight, size, tracking = 0 }: Style): { d: string; width: number } {
  let x = 0
  const d: string[] = []
  for (const { font, text: part } of runs(text, weight)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      d.push(glyph.path.scale(scale, -scale).translate(x, 0).toSVG())
      x += positions[index]!.xAdvance * scale + tracking * size
    }
  }
  return { d: d.join(''), width: x - tracking * size }
}

/** Width in pixels of a line of text. */
export const widthOf = (text: string, style: Style): number => outline(text, style).width

/** A line of text as an SVG path whose base line begins at (x, y). */
export const textPath = (text: string, style: Style, x: number, y: number, fill: string): string =>
  `<path fill="${fill}" transform="translate(${x} ${y})" d="${outline(text, style).d}"/>`

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
  lines.length <= count ? [...lines] : [...lines.slice(0, count - 1), `${lines[count - 1]!.replace(/[\s.,:;–-]+$/, '')}…`]

/** A text in the largest of some sizes at which it takes at most so many lines; where none is small enough its end is left out. */
export function fit(text: string, style: Omit<Style, 'size'>, box: { width: number; lines: Readonly<Record<number, number>> }) {
  const sizes = Object.keys(box.lines).map(Number).sort((a, b) => b - a)
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
