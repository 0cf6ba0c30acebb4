// @ts-check

/** @type {(value: string) => import('mdast').HTML} */
const tag = (value) => ({ type: 'html', value })

/**
 * Makes a section of each second-level heading with the text below it. Within its section a heading can stay in view
 * beside the text.
 *
 * @param {import('mdast').Root} tree
 */
exports.makeSections = (tree) => {
  /** @type {import('mdast').HTML[]} */
  let end = []
  const nodes = tree.children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth !== 2) return [node]
    const start = [...end, tag('<section class="prose">')]
    end = [tag('</section>')]
    return [...start, node]
  })
  tree.children = [...nodes, ...end]
}
