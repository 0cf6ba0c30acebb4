/** English words of the small site by namespace: those that a test looks at. Any other shows its key. */
export const copy = {
  blog: {
    empty: 'Nobody has written yet.',
    search: {
      working: 'Looking…',
      found: 'Found: {{number}}',
      none: 'No berry is called “{{query}}”.',
      failed: 'Cannot look now.',
    },
  },
  catalog: { feature: { bank: { name: 'Bank' } } },
  common: { language: { notTranslated: 'Not in that language.' } },
  plans: {
    cycle: { legend: 'Cycle', monthly: 'By the month', quarterly: 'By the quarter', yearly: 'By the year' },
    billed: { monthly: 'paid monthly', quarterly: 'paid quarterly', yearly: 'paid yearly' },
    plan: { free: { name: 'Taste' }, pro: { name: 'Basket' }, business: { name: 'Bucket' } },
    saves: 'less by {{saving}}',
  },
  pricing: {
    compare: { notIncluded: 'none' },
    estimate: {
      input: { users: 'People', invoices: 'Invoices', signatures: 'Signatures' },
      cost: { plan: 'The plan', users: 'More people', invoices: 'More invoices', signatures: 'Signatures' },
      total: 'All together',
      cheapest: '{{plan}} is cheapest: {{amount}}.',
      announcement: 'A month, {{billed}}: {{amounts}}.',
    },
  },
}
