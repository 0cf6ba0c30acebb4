/**
 * Values that only the caller of `useCopy` knows, by the texts that need them: one text as `namespace:key`, or all
 * texts below a key. A text with plural forms also gets its `count`.
 */
export const callerValues = {
  'blog:checked': ['date'],
  'blog:metaPage': ['page'],
  'blog:metaTag': ['tag'],
  'blog:page': ['page'],
  'blog:readingTime': ['minutes'],
  'blog:search.best': ['number', 'shown'],
  'blog:search.found': ['number'],
  'blog:search.none': ['query'],
  'common:navigated': ['title'],
  'company:founder.text': ['name'],
  'features:untried': ['plan'],
  'howItWorks:email.body': ['number', 'sum', 'due'],
  'howItWorks:email.file': ['number'],
  'howItWorks:invoice.days': ['days'],
  'howItWorks:late.interest': ['rate', 'days'],
  'howItWorks:payment': ['days'],
  'legal:updated': ['date'],
  'picture:quote.valid': ['date'],
  'plans:aMonth': ['amount'],
  'plans:billed': ['amount'],
  'plans:everythingIn': ['plan'],
  'plans:invoices': ['invoices'],
  'plans:plusVat': ['amount'],
  'plans:saves': ['saving'],
  'pricing:map.cheapest': ['plan'],
  'pricing:map.from': ['invoices'],
  'pricing:map.sign': ['plan', 'invoices'],
} as const

type CallerValue = (typeof callerValues)[keyof typeof callerValues][number]

/** The values that a caller gives to a text; i18next chooses the plural form by `count`. */
export type CallerValues = Partial<Record<CallerValue, string | number>> & { count?: number }

/** Returns the names of the values that a text gets, without its `count`. */
export function callerValuesOf(namespace: string, key: string): readonly string[] {
  const valuesOf: Readonly<Record<string, readonly string[]>> = callerValues
  const steps = key.split('.')
  return steps.flatMap((_, index) => valuesOf[`${namespace}:${steps.slice(0, index + 1).join('.')}`] ?? [])
}
