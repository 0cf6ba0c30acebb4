/**
 * Names that copy may interpolate, apart from the prices of the plans. Apart from their values (`variables.ts`), because the content check needs the names
 * and may not import what imports data, as the formats of prices do.
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
  'proUsers',
] as const

export type PlainVariableName = (typeof plainVariableNames)[number]

/** Name of the price of a plan on a billing cycle: `proYearly`. */
export const planVariableName = (plan: string, cycle: string): string =>
  plan + cycle.charAt(0).toUpperCase() + cycle.slice(1)

/** Every name that copy may interpolate, given the plans and billing cycles. */
export const variableNamesOf = (table: { plans: object; cycles: object } | undefined): string[] => [
  ...plainVariableNames,
  ...Object.keys(table?.plans ?? {}).flatMap((plan) =>
    Object.keys(table?.cycles ?? {}).map((cycle) => planVariableName(plan, cycle)),
  ),
]
