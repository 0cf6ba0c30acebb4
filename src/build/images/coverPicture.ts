import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { sizedPicture, type Original } from './sizedPicture'

/** Widths in pixels at which covers are shown at most: on the page of their post, and in lists. */
export const coverWidths = { post: 1200, teaser: 800 } as const

/** A cover in the shape of all covers, for a place of some width. */
export const coverPicture = (file: Original, width: number): Promise<IGatsbyImageData> => sizedPicture(file, { width, aspectRatio: 1.777 })
