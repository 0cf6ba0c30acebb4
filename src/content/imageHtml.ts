/** An image in the sizes and formats that a build has made of it. */
export interface ImageFiles {
  width: number
  height: number
  /** Modern formats, best first. */
  sources: readonly { type: string; srcSet: string }[]
  fallback: { src: string; srcSet?: string }
  /** Source of a drawing that has words. */
  drawing?: string
}

/** Width in pixels at which a text shows an image at most: the measure of `prose.css`. */
export const widestImage = 672

const sizes = `(width >= 46rem) ${widestImage / 16}rem, 92vw`

/**
 * HTML of an image in a text: lazy, with its size, without script and style. `alt` and the addresses are written as
 * HTML. A drawing with words stands in the page itself, because an image has neither the page's typeface nor its
 * colours; `data-src` is for feeds.
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
