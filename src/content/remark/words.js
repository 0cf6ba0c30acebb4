// @ts-check

/** @type {(node: import('mdast').Content) => string} Returns the words of a node without tags; `<br>` is a space. */
const wordsOf = (node) => {
  if ('children' in node) return node.children.map(wordsOf).join('')
  if (node.type === 'html') return /^<br\b/i.test(node.value) ? ' ' : ''
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : ''
}
exports.wordsOf = wordsOf
