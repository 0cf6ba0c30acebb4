// @ts-check

/** Ids of elements that every page has. */
exports.idsOfEveryPage = [
  ...['___gatsby', 'gatsby-announcer', 'gatsby-focus-wrapper'],
  ...['error-text', 'error-title', 'main', 'menu', 'page-title', 'spinner', 'status'],
]

/** Ids of elements around a text: the bands of a feature page, and what posts and legal texts add to the article. */
exports.idsAroundTexts = [
  ...['benefits', 'customers', 'faq', 'related', 'scene', 'steps'],
  ...['short-title', 'sources-title', 'toc-title'],
]
