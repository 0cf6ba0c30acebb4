/** What words of pages may interpolate besides the variables: values that only the place of use knows (`useCopy`). */
export const placeValues = [
  'amount',
  'count',
  'date',
  'days',
  'due',
  'invoices',
  'minutes',
  'name',
  'number',
  'page',
  'plan',
  'query',
  'rate',
  'saving',
  'shown',
  'sum',
  'tag',
  'title',
] as const

/** The value of each, as far as a text asks for it; by `count` i18next finds the plural form. */
export type PlaceValues = Partial<Record<(typeof placeValues)[number], string | number>> & { count?: number }
