import { nodes, offsetOf } from '../markdown'
import type { BodyRule } from '../rule'

/**
 * The marks of footnotes are the numbers that the list of notes below the text has: a page shows the mark as it is
 * written, and the way back from a note leads to one place.
 */
export const numberedFootnotes: BodyRule = ({ tree }) =>
  nodes(tree, 'footnoteReference').flatMap((node, index) =>
    node.identifier === String(index + 1)
      ? []
      : {
          offset: offsetOf(node),
          cause: `This is footnote ${index + 1} of the text, and its mark is "${node.identifier}".`,
          fix: 'Number the footnotes 1, 2, 3 as they follow in the text, each once.',
        },
  )
