/** An image in the sizes and formats that a build has made of it. */
export interface ImageFiles {
  width: number
  height: number
  /** Modern formats, best first. */
  sources: readonly { type: string; srcSet: string }[]
  fallback: { src: string; srcSet?: string }
}

/** Widths at which a text shows its images: the measure of `prose.css`, less on phones. */
const sizes = '(width >= 46rem) 42rem, 92vw'

/** HTML of an image in a text: lazy, with its size, without script and style. `alt` and the addresses are written as HTML. */
export function imageHtml({ width, height, sources, fallback }: ImageFiles, alt: string): string {
  const set = (srcSet: string) => `srcset="${srcSet}" sizes="${sizes}"`
  const better = sources.map(({ type, srcSet }) => `<source type="${type}" ${set(srcSet)}>`)
  const srcSet = fallback.srcSet ? ` ${set(fallback.srcSet)}` : ''
  const image = `<img src="${fallback.src}"${srcSet} width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async">`
  return `<picture>${better.join('')}${image}</picture>`
}
