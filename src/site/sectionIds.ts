/** Fragments of the bands on the pages of a template, apart from headings of articles; a link may lead to them. */
export const sectionIds: Readonly<Partial<Record<string, readonly string[]>>> = {
  Home: ['features', 'reasons', 'customers', 'pricing', 'family'],
  Features: ['pages'],
  Feature: ['related'],
  Pricing: ['trial', 'compare', 'extras', 'estimate', 'customers', 'faq', 'contact'],
  Company: ['story', 'values', 'founder', 'team', 'growth'],
  Contact: ['links'],
}

/** Fragment of each band of a feature page that has one. */
export const featureBandIds: Readonly<Partial<Record<string, string>>> = {
  steps: 'steps',
  benefits: 'benefits',
  testimonial: 'customers',
  faq: 'faq',
}
