// @ts-check

/** @type {(node: import('mdast').Content) => string} Returns the words of a node without HTML tags. */
const wordsOf = (node) => {
  if ('children' in node) return node.children.map(wordsOf).join('')
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : ''
}
exports.wordsOf = wordsOf
