// @ts-check
const Slugger = require('github-slugger')
const visit = require('unist-util-visit')

/**
 * @typedef {import('mdast').Content | import('mdast').Root} Node
 * @typedef {{ node: import('mdast').Heading, text: string, id: string }} Heading
 */

/** @type {(node: Node) => string} */
function words(node) {
  if ('children' in node) return node.children.map(words).join('')
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : ''
}

/**
 * The headings of a text in their order, with their words and the fragments that lead to them. Names of variables stay as they are
 * written, so that a fragment changes with no brand and no price.
 *
 * @param {import('mdast').Root} tree
 * @returns {Heading[]}
 */
exports.headings = (tree) => {
  const slugger = new Slugger()
  /** @type {Heading[]} */
  const found = []
  visit(tree, 'heading', (/** @type {import('mdast').Heading} */ node) => {
    const text = words(node).replace(/\n/g, ' ')
    found.push({ node, text, id: slugger.slug(text) })
  })
  return found
}
