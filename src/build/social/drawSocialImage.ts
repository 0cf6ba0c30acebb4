import { logo } from '../../drawings/logo'
import { marks } from '../../drawings/marks'
import { socialImageSize } from '../../site/publicFiles'
import { landscape } from './landscape'
import type { SocialContent } from './socialContent'
import { palettes, type Palette } from './palette'
import { wordJoiner } from '../../site/invisible'
import { svgShapes } from './svgShapes'
import { box, layout } from './layoutWords'

const { width, height } = socialImageSize
const margin = 72

/** For each font size of a title, the largest first, the greatest number of lines. */
const wide = {
  width: width - 2 * margin,
  sizes: [
    [104, 2],
    [92, 2],
    [78, 3],
    [60, 4],
  ],
} as const
/** Beside a cover, whose slope begins at 640. */
const narrow = {
  width: 544,
  sizes: [
    [76, 3],
    [64, 4],
    [54, 5],
    [46, 6],
  ],
} as const

/** Beside the sheet of paper with a mark. */
const middle = { ...narrow, width: 640 } as const

const titleAreaOf = ({ mark, cover }: SocialContent) => (cover ? narrow : mark ? middle : wide)

const strong = { fontWeight: 700, letterSpacing: '-0.02em' }
/** A hyphen with a word joiner, so that the line cannot break after it. */
const unbroken = `-${wordJoiner}`
/** Line height of the title, as a multiple of the font size. */
const leading = 1.08

/** The brand, kicker, title and foot of an image, with the title in one font size. Its words may be broken. */
function words(
  content: SocialContent,
  top: number,
  palette: Palette,
  size: number,
  wordBreak: 'normal' | 'break-word',
) {
  const { brand, kicker, title, foot } = content
  const { width: room } = titleAreaOf(content)
  const type = { ...strong, fontSize: size, lineHeight: leading }
  const longest = title.split(/\s/).reduce((a, b) => (b.length > a.length ? b : a))
  return box({}, [
    box({ position: 'absolute', left: margin + 56, top: 62, color: palette.text, fontSize: 38, ...strong }, brand),
    box({ position: 'absolute', left: margin, top, width: room, color: palette.soft, fontWeight: 500 }, [
      kicker ? box({ fontSize: 30, marginBottom: 10 }, kicker) : undefined,
      box(
        { ...type, color: palette.text, display: 'block', textWrap: 'balance', wordBreak },
        title.replace(/-(?=\S)/g, unbroken),
        'title',
      ),
      foot ? box({ fontSize: 28, marginTop: 30 }, foot) : undefined,
    ]),
    // Outside the image: here a word that is too long for its line takes two lines.
    box({ ...type, position: 'absolute', top: 2 * height, width: room, wordBreak: 'break-all' }, longest, 'longest'),
  ])
}

/**
 * The words as SVG in the largest font size in which the title fits. If no size is small enough for its longest word,
 * that word is broken if it may be. Throws if the title does not fit.
 */
async function setWords(content: SocialContent, top: number, palette: Palette, mayBreak: boolean): Promise<string> {
  const { sizes } = titleAreaOf(content)
  for (const wordBreak of mayBreak ? (['normal', 'break-word'] as const) : (['normal'] as const))
    for (const [size, lines] of wordBreak === 'normal' ? sizes : sizes.slice(-1)) {
      const { svg, heights } = await layout(words(content, top, palette, size, wordBreak), socialImageSize)
      const linesOf = (key: string) => Math.round(heights.get(key)! / (size * leading))
      if (linesOf('title') <= lines && (linesOf('longest') === 1 || wordBreak === 'break-word')) return svg
    }
  throw new Error(`The title "${content.title}" does not fit on its social image. Shorten it, or its longest word.`)
}

const brandMark = `<g class="logo" transform="translate(${margin - 9} 56) scale(1.75)">${svgShapes(logo)}</g>`

const ground = ({ ground: fill }: Palette, d = `M0 0H${width}V${height}H0z`) => `<path fill="${fill}" d="${d}"/>`

/** The sheet of paper with the mark of a feature. */
const markSheet = (id: keyof typeof marks, { text }: Palette) =>
  `<g class="drawing" transform="translate(930 292) rotate(-6)">` +
  `<path class="paper" d="M-158-190H92L158-124V214H-158z"/><path class="fold" d="M92-190V-124H158z"/>` +
  `<g transform="translate(-115 -98) scale(4.8)" fill="none" stroke="${text}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${svgShapes(marks[id])}</g></g>`

/** The slope of the brand: the text of a post is on its left, the cover on its right. */
const slope = `M0 0H640C652 300 712 500 812 ${height}H0z`

/** Position and size of a post's cover on its social image. */
export const coverPlace = { left: 632, top: 0, width: width - 632, height } as const

/**
 * Returns the colours of an image, the shapes below its words, and the top of the words. The cover of a post lies below
 * all of it.
 */
export function backgroundOf({ cover, mark }: SocialContent): {
  palette: Palette
  shapes: readonly string[]
  top: number
} {
  const { night, day } = palettes()
  if (cover) return { palette: day, shapes: [ground(day, slope), brandMark], top: 168 }
  if (mark)
    return { palette: day, shapes: [ground(day), markSheet(mark, day), landscape('feature'), brandMark], top: 168 }
  return { palette: night, shapes: [ground(night), landscape('page'), brandMark], top: 152 }
}

/**
 * Returns a social image as SVG, without the cover. All letters are outlines, so the fonts of the machine do not
 * matter. A word of the title that is too long for its line is broken, unless `mayBreak` is false. Throws if the title
 * does not fit.
 */
export async function drawSocialImage(content: SocialContent, mayBreak = true): Promise<string> {
  const { palette, shapes, top } = backgroundOf(content)
  const drawn = `<style>${palette.styles}</style>${shapes.join('')}${await setWords(content, top, palette, mayBreak)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`
}
