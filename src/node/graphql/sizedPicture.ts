import type { Node, Reporter } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { generateImageData } from 'gatsby-plugin-sharp'

/** A file of `content/` as Gatsby knows it. */
export interface ContentFile extends Node {
  absolutePath: string
  name: string
  extension: string
}

/** How a picture is shown: its width in pixels at most, and the shape that it is cut to. */
export interface PictureSize {
  width: number
  aspectRatio?: number
}

const made = new Map<string, Promise<IGatsbyImageData>>()

/** The sizes and formats of a picture, which sharp makes in its own time; worked out once for each picture and size. */
export function sizedPicture(file: ContentFile, size: PictureSize, reporter: Reporter): Promise<IGatsbyImageData> {
  const key = JSON.stringify([file.internal.contentDigest, size])
  const args = { ...size, layout: 'constrained', placeholder: 'none', formats: ['avif', 'webp', 'auto'] }
  const picture = made.get(key) ?? generateImageData({ file, args, reporter, pathPrefix: '' })
  made.set(key, picture)
  return picture
}
