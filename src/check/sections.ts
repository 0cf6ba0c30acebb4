import { variablesIn } from '../content/fill'
import { headings } from '../content/remark/headings'
import { offsetOf, parts } from './markdown'
import type { Text } from './readContent'

/** A heading with what stands below it until the next one. */
export interface Section {
  at: number
  level: number
  /** What translations have in common, by what writers call it. */
  common: Readonly<Record<string, string>>
}

/**
 * Where a link leads in every language: to the same page of ours, or to the same host of others, whose paths may depend
 * on the language.
 */
const target = (url: string): string => (/^https?:/.test(url) && URL.canParse(url) ? new URL(url).host : url)

const listed = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '))

/** The sections of a text. The first one, above all headings, may be empty. */
export function sectionsOf({ tree, body }: Text): Section[] {
  const starts = [{ at: 0, level: 1 }, ...headings(tree).map(({ node }) => ({ at: offsetOf(node), level: node.depth }))]
  const items = parts(tree, 'listItem')
  const links = parts(tree, 'link', 'definition')
  return starts.map(({ at, level }, index) => {
    const end = starts[index + 1]?.at ?? body.length
    const isHere = (node: Parameters<typeof offsetOf>[0]) => offsetOf(node) >= at && offsetOf(node) < end
    const targets = links.filter(isHere).map(({ url }) => target(url))
    return {
      at,
      level,
      common: {
        'list items': String(items.filter(isHere).length),
        links: listed(targets.sort()),
        variables: listed(variablesIn(body.slice(at, end))),
      },
    }
  })
}
