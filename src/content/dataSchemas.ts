import type { z } from 'zod'
import { company } from '../site/schemas/company'
import { foreignTerms } from '../site/schemas/foreignTerms'
import { navigation } from '../site/schemas/navigation'
import { pages } from '../site/schemas/pages'
import { plans } from '../site/schemas/plans'
import { samples } from '../site/schemas/samples'
import { site } from '../site/schemas/site'
import { tags } from '../site/schemas/tags'
import { customers } from '../site/schemas/customers'
import { walkthrough } from '../site/schemas/walkthrough'

/** The schema of each JSON file in `content/`, by the name of the file. */
export const dataSchemas = {
  pages,
  navigation,
  site,
  plans,
  company,
  tags,
  testimonials: customers,
  samples,
  walkthrough,
  foreignTerms,
} as const

export type DataName = keyof typeof dataSchemas
export type Data = { [Name in DataName]?: z.infer<(typeof dataSchemas)[Name]> }

export const dataNames = Object.keys(dataSchemas) as DataName[]

export const isDataName = (name: string): name is DataName => Object.hasOwn(dataSchemas, name)
