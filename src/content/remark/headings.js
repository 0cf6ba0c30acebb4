// @ts-check
const Slugger = require('github-slugger')
const visit = require('unist-util-visit')
const { idsAroundTexts, idsOfEveryPage } = require('../../site/reservedIds')
const { wordsOf } = require('./words')

/** @typedef {{ node: import('mdast').Heading, text: string, id: string }} Heading */

/**
 * Returns the headings of a text in their order, with their words and fragments. Variables are not filled in, so that a
 * fragment does not change with a brand or a price.
 *
 * @param {import('mdast').Root} tree
 * @returns {Heading[]}
 */
exports.headings = (tree) => {
  const slugger = new Slugger()
  // A heading "Status" gets the id `status-1`, because `status` is another element of the page.
  for (const id of [...idsOfEveryPage, ...idsAroundTexts]) slugger.slug(id)
  /** @type {Heading[]} */
  const found = []
  visit(tree, 'heading', (/** @type {import('mdast').Heading} */ node) => {
    const text = wordsOf(node).replace(/\n/g, ' ')
    found.push({ node, text, id: slugger.slug(text) })
  })
  return found
}
