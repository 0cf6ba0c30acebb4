/**
 * Names that copy may interpolate, without those of the plans. Their values stand in another file (`variables.ts`):
 * that one imports data, which the content check may not.
 */
const plainVariableNames = [
  'product',
  'company',
  'founded',
  'customers',
  'uptime',
  'businessId',
  'vatId',
  'email',
  'phone',
  'street',
  'postalCode',
  'city',
  'opens',
  'closes',
  'einvoiceAddress',
  'einvoiceOperator',
  'trialDays',
  'trialInvoices',
  'yearlySaving',
  'extraUserPrice',
  'extraInvoicePrice',
  'signaturePrice',
] as const

export type PlainVariableName = (typeof plainVariableNames)[number]

/**
 * Name of what a plan costs on a billing cycle, has room for or saves by the year: `proYearly`, `proUsers`,
 * `proSaving`.
 */
export const planVariableName = (plan: string, what: string): string =>
  plan + what.charAt(0).toUpperCase() + what.slice(1)

/** Every name that copy may interpolate, given the plans and billing cycles. */
export const variableNamesOf = (table: { plans: object; cycles: object } | undefined): string[] => [
  ...plainVariableNames,
  ...Object.keys(table?.plans ?? {}).flatMap((plan) =>
    [...Object.keys(table?.cycles ?? {}), 'users', 'invoices', 'saving'].map((what) => planVariableName(plan, what)),
  ),
]
