import { logo } from '../../drawings/logo'
import { marks } from '../../drawings/marks'
import { socialImageSize } from '../../site/socialImage'
import { landscape } from './landscape'
import type { SocialContent } from './socialContent'
import { palettes, type Palette } from './palette'
import { svgShapes } from './svgShapes'
import { fit, textPath } from './typeset'

const { width, height } = socialImageSize
const margin = 72

/** Most lines of a title by the size of its letters. */
const wide = { width: width - 2 * margin, lines: { 104: 2, 92: 2, 78: 3, 60: 4 } }
const narrow = { width: 544, lines: { 76: 3, 64: 4, 54: 5, 46: 6 } }

const brandOf = (name: string, { text }: Palette) =>
  `<g class="logo" transform="translate(${margin - 9} 56) scale(1.75)">${svgShapes(logo)}</g>` +
  textPath(name, { weight: 'strong', size: 38, tracking: -0.03 }, margin + 56, 98, text)

const boxOf = ({ mark, cover }: SocialContent) => ((mark ?? cover) ? narrow : wide)

const title = (content: SocialContent) => fit(content.title, { weight: 'strong', tracking: -0.02 }, boxOf(content))

/** True where the whole title stands on its social image. */
export const titleFits = (content: SocialContent): boolean => title(content).whole

/** Kicker, title and foot, from `top` down. */
function words(content: SocialContent, top: number, { text, soft }: Palette): string {
  const { kicker, foot } = content
  const { size, lines } = title(content)
  const leading = Math.round(size * 1.08)
  const first = top + (kicker ? 44 : 0) + Math.round(size * 0.74)
  const foots = first + (lines.length - 1) * leading + 64
  return [
    kicker ? textPath(kicker, { weight: 'text', size: 30 }, margin, top + 22, soft) : '',
    ...lines.map((line, index) =>
      textPath(line, { weight: 'strong', size, tracking: -0.02 }, margin, first + index * leading, text),
    ),
    foot ? textPath(foot, { weight: 'text', size: 28 }, margin, foots, soft) : '',
  ].join('')
}

const svg = ({ styles }: Palette, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${styles}</style>${parts.join('')}</svg>`

const ground = ({ ground: fill }: Palette, d = `M0 0H${width}V${height}H0z`) => `<path fill="${fill}" d="${d}"/>`

/** The sheet that carries the mark of a feature. */
const markSheet = (id: keyof typeof marks, { text }: Palette) =>
  `<g class="scene" transform="translate(930 292) rotate(-6)">` +
  `<path class="paper" d="M-158-190H92L158-124V214H-158z"/><path class="fold" d="M92-190V-124H158z"/>` +
  `<g transform="translate(-115 -98) scale(4.8)" fill="none" stroke="${text}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${svgShapes(marks[id])}</g></g>`

/** Left of this curve stands the text of a post, right of it the cover: the slope of the brand. */
const slope = `M0 0H640C652 300 712 500 812 ${height}H0z`

/** Where the cover of a post lies on its social image. */
export const coverPlace = { left: 632, top: 0, width: width - 632, height } as const

/** The drawing of a social image as SVG, all letters as outlines, so that no machine's fonts matter. The cover of a post lies under it. */
export function drawSocialImage(content: SocialContent): string {
  const { night, day } = palettes()
  const brand = (palette: Palette) => brandOf(content.brand, palette)
  if (content.cover) return svg(day, [ground(day, slope), brand(day), words(content, 180, day)])
  if (content.mark)
    return svg(day, [
      ground(day),
      markSheet(content.mark, day),
      landscape('feature'),
      brand(day),
      words(content, 180, day),
    ])
  return svg(night, [ground(night), landscape('page'), brand(night), words(content, 164, night)])
}
