// @ts-check
const { headings } = require('./headings')
const { makeSections } = require('./sections')
const { mendTables } = require('./tables')

/**
 * A plugin of gatsby-transformer-remark: gives headings fragments and sections, and tables a frame that scrolls. It may
 * use only the text itself, never other data (see src/content/finishArticle.ts).
 *
 * @param {{ markdownAST: import('mdast').Root }} args
 */
module.exports = ({ markdownAST }) => {
  for (const { node, id } of headings(markdownAST)) node.data = { id, hProperties: { id } }
  mendTables(markdownAST)
  makeSections(markdownAST)
}
