// @ts-check
const { headings } = require('./headings')
const { mendTables } = require('./tables')

/**
 * A plugin of gatsby-transformer-remark: gives headings their fragments, and tables a frame that scrolls. Only what
 * the text alone decides belongs here (see src/content/finishArticle.ts).
 *
 * @param {{ markdownAST: import('mdast').Root }} args
 */
module.exports = ({ markdownAST }) => {
  for (const { node, id } of headings(markdownAST)) node.data = { id, hProperties: { id } }
  mendTables(markdownAST)
}
