import { Parser } from 'htmlparser2'
import type { Finding } from '../issues'
import { nodes, offsetOf, sourceOf } from '../markdown'
import type { BodyRule } from '../rule'

/**
 * Elements and attributes that may stand as HTML in markdown; the site's security policy blocks the rest or they would
 * break the page.
 */
const elements = new Set(
  'abbr bdi br cite del details dfn ins kbd mark q samp small span sub summary sup time var wbr'.split(' '),
)
const attributes = new Set(['cite', 'datetime', 'dir', 'lang', 'open', 'title'])
const voids = new Set(['br', 'wbr'])

const isHidden = (source: string) => /^<[!?]/.test(source)

/**
 * Comments and the like: hidden on the page and not in its source, and browsers and parsers do not agree where they
 * end.
 */
export const comments: BodyRule = ({ tree, body }) =>
  nodes(tree, 'html')
    .filter((node) => isHidden(sourceOf(body, node)))
    .map((node) => {
      const cause = 'Everybody can read this in the source of the page.'
      return { at: offsetOf(node), cause, fix: 'Take it out.' }
    })

/**
 * Elements and attributes that are allowed, each closed before the one around it: an open one would take in what
 * follows, a stray end would cut the page.
 */
export const html: BodyRule = ({ tree, body }) => {
  const pieces = nodes(tree, 'html').filter((node) => !isHidden(sourceOf(body, node)))
  if (pieces.length === 0) return []
  // The HTML alone, at the offsets that it has in the text.
  let source = ''
  for (const node of pieces) source = source.padEnd(offsetOf(node)) + sourceOf(body, node)
  const findings: Finding[] = []
  const open: number[] = []
  const ends = new Set<number>()
  const parser = new Parser(
    {
      onopentag: (name, given) => {
        const at = parser.startIndex
        open.push(at)
        if (!elements.has(name)) {
          const fix = `Write it in markdown; allowed as HTML are ${[...elements].join(', ')}.`
          findings.push({ at, cause: `The HTML element <${name}> is not allowed in a text.`, fix })
        } else
          for (const attribute of Object.keys(given).filter((key) => !attributes.has(key))) {
            const fix = `Remove ${attribute}; allowed are ${[...attributes].join(', ')}.`
            findings.push({ at, cause: `The attribute ${attribute} of <${name}> is not allowed in a text.`, fix })
          }
      },
      onclosetag: (name, isImplied) => {
        const at = open.pop()!
        if (!isImplied) ends.add(parser.startIndex)
        else if (elements.has(name) && !voids.has(name))
          findings.push({ at, cause: `<${name}> is not closed.`, fix: `Write </${name}> at its end.` })
      },
    },
    // As XML: nothing is swallowed after <script>, and nothing is closed that the text leaves open.
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(source)
  const stray = [...source.matchAll(/<\/[a-z]+/gi)].filter(({ index }) => !ends.has(index))
  return [
    ...findings,
    ...stray.map(({ 0: end, index }) => ({ at: index, cause: `${end}> closes nothing.`, fix: 'Remove it.' })),
  ]
}
