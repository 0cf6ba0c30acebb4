/** Bands that a feature page may have. */
export const featureBands = ['steps', 'benefits', 'article', 'testimonial', 'faq'] as const
