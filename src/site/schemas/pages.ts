import { z } from 'zod'
import { featureBandNames } from '../featureBands'
import { templates } from '../pageKinds'
import { productPictures } from '../product/productPictures'
import { perLanguage, text } from './fields'

const path = z.string().regex(/^\//, 'begin the path with a slash')

/** Columns of the route table that only some kinds read (`columns` in src/site/kindColumns.ts). */
const ownColumns = z.strictObject({
  /** Ids of the testimonials on the page; the first one is larger than the others. */
  testimonials: z.array(text).optional(),
  /** Ids of the feature pages whose pictures are its gates; the track leads through them. */
  gates: z.array(text).optional(),
  /** By group of `content/plans.json`, the id of the feature page whose picture the chapter of the group shows. */
  chapters: z.record(z.string(), text).optional(),
  /** Ids of the feature pages that it links to. */
  related: z.array(text).optional(),
  /** The bands between its head and the related pages, in their order; all bands if there is no list. */
  bands: z.array(z.enum(featureBandNames)).optional(),
  /** The product picture beside its title. */
  picture: z.enum(productPictures).optional(),
  /**
   * Id in `content/plans.json` of the feature that the page sells. Its first button leads to the plan for this feature;
   * without the column, to the plan of the trial.
   */
  sells: text.optional(),
  /** Folder of `content/faq/` with the questions and answers of the page. */
  faq: text.optional(),
})

/** A row of the route table: one page, or a pattern for many. */
export const route = ownColumns.extend({
  /** Its kind, and the file in src/templates. */
  template: z.enum(templates),
  /** Unprefixed path per language; `{product}`, `{slug}` and `{page}` are filled in. */
  path: perLanguage(path),
  /** Its former paths, with the same parameters. */
  was: perLanguage(z.array(path)).partial().optional(),
})

export type OwnColumns = z.infer<typeof ownColumns>
export type OwnColumn = keyof OwnColumns

export const ownColumnNames = ownColumns.keyof().options

/** `content/pages.json`. */
export const pages = z.record(z.string(), route)

export type Route = z.infer<typeof route>
