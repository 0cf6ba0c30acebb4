// @ts-check
const { headings } = require('./headings')
const { mendTables } = require('./tables')
const { putPictures } = require('./pictures')

/**
 * @typedef {object} PluginArgs What gatsby-transformer-remark hands to its plugins, as far as it is used here.
 * @property {import('mdast').Root} markdownAST
 * @property {{ fileAbsolutePath: string }} markdownNode
 * @property {(filter: object) => Promise<import('gatsby-plugin-sharp').SharpFile | null>} getRemarkFileDependency Finds a file; the transformer renders the text again when it changes.
 * @property {import('gatsby').Reporter} reporter
 */

/**
 * Gives headings their fragments and tables their frame, and puts in the pictures that lie beside the text. Only what the text and these files decide
 * belongs here: the transformer keeps the HTML for as long as they stay the same (for the rest see src/content/finishArticle.ts).
 *
 * @param {PluginArgs} args
 */
module.exports = async (args) => {
  const { markdownAST } = args
  for (const { node, id } of headings(markdownAST)) node.data = { id, hProperties: { id } }
  mendTables(markdownAST)
  await putPictures(args)
}
