// @ts-check

/** Ids that parts of every page have. */
exports.idsOfEveryPage = [
  ...['___gatsby', 'gatsby-announcer', 'gatsby-focus-wrapper'],
  ...['error-text', 'error-title', 'main', 'menu', 'page-title', 'spinner', 'status'],
]

/** Ids of what stands around a text: the bands of a feature page, what a post and a legal text have beside them. */
exports.idsAroundTexts = [
  ...['benefits', 'customers', 'faq', 'related', 'scene', 'steps'],
  ...['short-title', 'sources-title', 'toc-title'],
]
