import { z } from 'zod'
import { signatureId } from '../idsOfContent'
import { kindOfTemplate } from '../pageKinds'
import { idsOfEveryPage } from '../reservedIds'
import { amount, price, says, slugText, text } from './fields'

/** Ids that the page of all features uses for other elements than its groups. */
const reservedIds = [...kindOfTemplate('Features').fragments({ bands: [], groups: [] }), ...idsOfEveryPage]

/** A feature in the catalog (requirement 1.2). */
const feature = z.strictObject({
  id: text,
  /** Its group: the id of its band on the page of all features. */
  group: slugText('').refine(
    (id) => !reservedIds.includes(id),
    says('the page of all features has another part of this id', 'Choose another id for the group.'),
  ),
  /** Route id of the page that describes it. */
  page: text.optional(),
  plans: z.array(text).min(1),
})

/** What the price of a plan includes (requirement 9.6). */
const limits = z.strictObject({ users: z.int().positive(), invoicesPerYear: z.int().min(2).max(1e9) })

/** Ids of plans and cycles are parts of the names of variables: `{{proYearly}}`. */
const areNames = (table: object) => Object.keys(table).every((id) => /^[a-z][a-zA-Z0-9]*$/.test(id))
const saysNames = says(
  'an id stands in names of variables, such as {{proYearly}}',
  'Write ids with letters and digits only, a small letter first.',
)

/** Months of the cycles whose length the copy names. */
const namedMonths = { monthly: 1, quarterly: 3, yearly: 12 }

/** `content/plans.json`: prices are for a month, in euros without VAT. */
export const plans = z
  .strictObject({
    currency: z.enum(['EUR']),
    /** Number of months on one bill. Copy tells how much the yearly cycle saves, compared with the monthly one. */
    cycles: z
      .record(z.string(), z.int().positive())
      .refine(areNames, saysNames)
      .refine(
        (cycles) => 'monthly' in cycles && 'yearly' in cycles,
        says('copy compares "monthly" and "yearly"', 'Keep both ids.'),
      )
      .refine(
        (cycles) => Object.entries(namedMonths).every(([id, months]) => (cycles[id] ?? months) === months),
        says(
          'copy says a month, a quarter and a year',
          'Write 1 for "monthly", 3 for "quarterly" and 12 for "yearly".',
        ),
      ),
    defaultCycle: text,
    yearlySaving: amount
      .max(1)
      .refine(
        (share) => Number(share.toFixed(2)) === share,
        says('copy prints whole per cents', 'Write two decimals at most.'),
      ),
    /** The trial: its days, the number of invoices it allows, and its plan. */
    trial: z.strictObject({ days: z.int().min(2), invoices: z.int().min(2), plan: text }),
    extras: z.strictObject({ user: price, invoice: price, signature: price }),
    plans: z
      .record(
        z.string(),
        z.strictObject({ prices: z.record(z.string(), price), limits, highlights: z.array(text).min(1) }),
      )
      .refine(areNames, saysNames),
    features: z.array(feature),
  })
  .refine(({ trial, plans }) => !Object.hasOwn(plans, trial.plan) || plans[trial.plan]!.prices.monthly !== 0, {
    path: ['trial', 'plan'],
    ...says('this plan costs nothing, so there is nothing to try', 'Name a plan with a price.'),
  })
  .refine(({ features }) => features.some(({ id }) => id === signatureId), {
    path: ['extras', signatureId],
    ...says('no feature of this id tells which plans sell it', 'Bring the feature back to "features".'),
  })

export type CatalogFeature = z.infer<typeof feature>
export type Limits = z.infer<typeof limits>
export type Trial = z.infer<typeof plans>['trial']
