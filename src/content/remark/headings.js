// @ts-check
const Slugger = require('github-slugger')
const visit = require('unist-util-visit')
const { idsAroundTexts, idsOfEveryPage } = require('../../site/takenIds')
const { wordsOf } = require('./words')

/** @typedef {{ node: import('mdast').Heading, text: string, id: string }} Heading */

/**
 * The headings of a text in their order, with their words and the fragments that lead to them. Names of variables stay
 * as they are written, so that a fragment changes with no brand and no price.
 *
 * @param {import('mdast').Root} tree
 * @returns {Heading[]}
 */
exports.headings = (tree) => {
  const slugger = new Slugger()
  // A heading "Status" is `status-1`: `status` is another part of the page.
  for (const id of [...idsOfEveryPage, ...idsAroundTexts]) slugger.slug(id)
  /** @type {Heading[]} */
  const found = []
  visit(tree, 'heading', (/** @type {import('mdast').Heading} */ node) => {
    const text = wordsOf(node).replace(/\n/g, ' ')
    found.push({ node, text, id: slugger.slug(text) })
  })
  return found
}
