// @ts-check

/**
 * @typedef {object} PictureFiles A picture in the sizes and formats that a build has made of it.
 * @property {number} width
 * @property {number} height
 * @property {readonly { type: string, srcSet: string }[]} sources Modern formats, best first.
 * @property {{ src: string, srcSet?: string }} fallback
 */

/** Widths at which a text shows its pictures: the measure of `prose.css`, less on phones. */
const sizes = '(width >= 46rem) 42rem, 92vw'

/** @param {string} value */
const attribute = (value) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/**
 * HTML of a picture in a text: lazy, with its size, without script and style. `alt` is plain text.
 *
 * @type {(files: PictureFiles, alt: string) => string}
 */
exports.pictureHtml = ({ width, height, sources, fallback }, alt) => {
  /** @param {string} srcSet */
  const set = (srcSet) => `srcset="${attribute(srcSet)}" sizes="${sizes}"`
  const better = sources.map(({ type, srcSet }) => `<source type="${type}" ${set(srcSet)}>`)
  const srcSet = fallback.srcSet ? ` ${set(fallback.srcSet)}` : ''
  const image = `<img src="${attribute(fallback.src)}"${srcSet} width="${width}" height="${height}" alt="${attribute(alt)}" loading="lazy" decoding="async">`
  return `<picture>${better.join('')}${image}</picture>`
}
