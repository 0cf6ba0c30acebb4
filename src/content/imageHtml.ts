/** The files that a build makes of an image, in several sizes and formats. */
export interface ImageFiles {
  width: number
  height: number
  /** Modern formats, best first. */
  sources: readonly { type: string; srcSet: string }[]
  fallback: { src: string; srcSet?: string }
  /** SVG source of a drawing that contains words. */
  drawing?: string
}

/** Largest width of an image in a text, in pixels: that of a paragraph in `prose.css`. */
export const widestImage = 680

const sizes = `(width >= 46rem) ${widestImage / 16}rem, 92vw`

/** True for the source of a drawing that becomes part of the page: one with words. */
export const isPartOfPage = (drawing: string): boolean => drawing.includes('<text')

/**
 * Returns the HTML of an image in a text: lazy, with its size, without script and style. `alt` and the addresses must
 * be escaped for HTML. A drawing with words becomes an inline SVG, because an `<img>` does not use the page's typeface
 * and colours. Feeds read its `data-src`.
 */
export function imageHtml({ width, height, sources, fallback, drawing }: ImageFiles, alt: string): string {
  if (drawing)
    return drawing.replace(/^.*?<svg/s, () => `<svg role="img" aria-label="${alt}" data-src="${fallback.src}"`)
  const set = (srcSet: string) => `srcset="${srcSet}" sizes="${sizes}"`
  const better = sources.map(({ type, srcSet }) => `<source type="${type}" ${set(srcSet)}>`)
  const srcSet = fallback.srcSet ? ` ${set(fallback.srcSet)}` : ''
  const image = `<img src="${fallback.src}"${srcSet} width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async">`
  return `<picture>${better.join('')}${image}</picture>`
}
