/** Bands that a feature page may have, each with its fragment for links; undefined if it has none of its own. */
export const featureBands = {
  steps: 'steps',
  scene: 'scene',
  benefits: 'benefits',
  article: undefined,
  testimonial: 'customers',
  faq: 'faq',
} as const satisfies Record<string, string | undefined>

export type FeatureBandName = keyof typeof featureBands

export const featureBandNames = Object.keys(featureBands) as FeatureBandName[]
