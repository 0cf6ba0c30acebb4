import { z } from 'zod'
import { featureBandNames } from '../featureBands'
import { kinds } from '../pageKinds'
import { productPictures } from '../productPictures'
import { perLanguage, text } from './fields'

const path = z.string().regex(/^\//, 'begin the path with a slash')

/** Columns of the route table that some kinds read (`columns` in src/site/kindColumns.ts). */
const ownColumns = z.strictObject({
  /** Ids of the testimonials that the page shows, the first larger than the others. */
  testimonials: z.array(text).optional(),
  /** Ids of the feature pages that are its gates: pictures that the track leads through. */
  gates: z.array(text).optional(),
  /** By group of `content/plans.json`, id of the feature page whose picture its chapter shows. */
  chapters: z.record(z.string(), text).optional(),
  /** Ids of the feature pages that it leads to. */
  related: z.array(text).optional(),
  /** The bands between its head and the related pages, in their order; all of them where none are given. */
  bands: z.array(z.enum(featureBandNames)).optional(),
  /** The picture of the product beside its title. */
  picture: z.enum(productPictures).optional(),
  /**
   * Id in `content/plans.json` of the feature that it sells, whose plan its first button leads to; that of the trial
   * where none is given.
   */
  sells: text.optional(),
  /** Folder of `content/faq/` with the questions that the page answers. */
  faq: text.optional(),
})

/** A row of the route table: one page, or a pattern for many. */
const route = ownColumns.extend({
  /** Its kind, and the file in src/templates. */
  template: z.enum(kinds),
  /** Unprefixed path per language; `{product}`, `{slug}` and `{page}` are filled in. */
  path: perLanguage(path),
  /** Paths that it had before, with the same parameters. */
  was: perLanguage(z.array(path)).partial().optional(),
})

export type OwnColumns = z.infer<typeof ownColumns>
export type OwnColumn = keyof OwnColumns

export const ownColumnNames = ownColumns.keyof().options

/** `content/pages.json`. */
export const pages = z.record(z.string(), route)

export type Route = z.infer<typeof route>
