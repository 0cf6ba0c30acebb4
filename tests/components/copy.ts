/** English words of the small site by namespace, for the tests that look at them. Any other word shows its key. */
export const copy = {
  blog: {
    empty: 'Nobody has written yet.',
    search: {
      working: 'Looking…',
      found: 'Found: {{number}}',
      best: 'Found: {{number}}, shown: {{shown}}',
      none: 'No berry is called “{{query}}”.',
      failed: 'Cannot look now.',
    },
  },
  catalog: { feature: { bank: { name: 'Bank' } } },
  common: { language: { notTranslated: 'Not in that language.' } },
  features: { feature: { notInTrial: 'Not in the trial' } },
  howItWorks: {
    question: {
      invoice: { legend: 'Which job?' },
      way: { legend: 'Which way?' },
      payment: { legend: 'Which day?' },
    },
    invoice: { toPay: 'To pay' },
    events: { second: 'Second reminder' },
    late: { interest: 'Interest {{rate}} {{days}}' },
    slip: { code: 'Digits' },
  },
  picture: { vat: 'VAT' },
  plans: {
    cycle: { legend: 'Cycle', monthly: 'By the month', quarterly: 'By the quarter', yearly: 'By the year' },
    billed: { monthly: '{{amount}} monthly', quarterly: '{{amount}} quarterly', yearly: '{{amount}} yearly' },
    plusVat: '{{amount}} and VAT',
    plan: { free: { name: 'Taste' }, pro: { name: 'Basket' }, business: { name: 'Bucket' } },
    everythingIn: 'All of {{plan}}, and',
    saves: 'less by {{saving}}',
  },
  pricing: {
    compare: { notIncluded: 'none' },
    map: {
      users: 'People',
      invoices: 'Invoices',
      cheapest: '{{plan}} is cheapest.',
      year: 'Year',
      firstBill: 'Bill',
      sign: '{{plan}} from {{invoices}} on',
    },
  },
}
