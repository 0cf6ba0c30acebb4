import { Parser } from 'htmlparser2'
import type { Issue } from '../issues'
import { nodes, offsetOf, sourceOf } from '../markdown'
import type { BodyRule } from '../rule'

/** HTML elements and attributes allowed in markdown. The security policy blocks others, or they break the page. */
const elements = new Set(
  'abbr bdi br cite del details dfn ins kbd mark q samp small span sub summary sup time var wbr'.split(' '),
)
const attributes = new Set(['cite', 'datetime', 'dir', 'lang', 'open', 'title'])
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Of these elements, the ones that have no end. */
export const voids: ReadonlySet<string> = new Set(['br', 'wbr'])

const isHidden = (source: string) => /^<[!?]/.test(source)

/**
 * Comments and the like are not allowed: the page hides them, but its source does not. Programs that read HTML also
 * disagree where they end.
 */
export const noComments: BodyRule = ({ tree, body }) =>
  nodes(tree, 'html')
    .filter((node) => isHidden(sourceOf(body, node)))
    .map((node): Issue => {
      const cause = 'Everybody can read this in the source of the page.'
      return { offset: offsetOf(node), cause, fix: 'Take it out.' }
    })

/** A link, emphasis, code, or the beginning of a list, heading or row, as markdown writes them. */
const markdown = /\[[^\]\n]*\]\(|(?<![\p{L}\d])\*{1,3}\S|`|^[ \t]*(?:[-+|]|#{1,6}|\d+[.)])[ \t]|\b(?:page|post):\w/mu

/** Lines of HTML contain no markdown: it begins again only after an empty line. */
export const noMarkdownInHtml: BodyRule = ({ tree, body }) =>
  nodes(tree, 'html').flatMap((node): Issue | [] => {
    const source = sourceOf(body, node)
    const at = isHidden(source) ? -1 : source.search(markdown)
    const cause = 'Markdown would be shown as it is here: it belongs to the lines of HTML above it.'
    const fix = 'Leave an empty line below the tag above it, and one above the end tag.'
    return at < 0 ? [] : { offset: offsetOf(node) + at, cause, fix }
  })

/** Tells what is wrong with an attribute of an element; undefined if it is correct. */
function attributeIssue(element: string, attribute: string, value: string): Omit<Issue, 'offset'> | undefined {
  if (!attributes.has(attribute)) {
    const fix = `Remove ${attribute}; allowed are ${[...attributes].join(', ')}.`
    return { cause: `The attribute ${attribute} of <${element}> is not allowed in a text.`, fix }
  }
  const [, code] = /^([a-z]{2,3})(?:-\w{2,8})*$/.exec(value) ?? []
  if (attribute !== 'lang' || (code && languageNames.of(code))) return undefined
  return { cause: `There is no language "${value}".`, fix: 'Write the code of the language, such as lang="de".' }
}

/**
 * Only allowed elements and attributes are used, and each element is closed before the one around it: an element left
 * open would include what follows, and a stray end tag would cut the page.
 */
export const allowedHtml: BodyRule = ({ tree, body }) => {
  const pieces = nodes(tree, 'html').filter((node) => !isHidden(sourceOf(body, node)))
  if (pieces.length === 0) return []
  // Only the HTML, at the same offsets as in the text.
  let source = ''
  for (const node of pieces) source = source.padEnd(offsetOf(node)) + sourceOf(body, node)
  const issues: Issue[] = []
  const open: number[] = []
  const ends = new Set<number>()
  /** Offsets of the elements that have a summary. */
  const named = new Set<number | undefined>()
  const parser = new Parser(
    {
      onopentag: (name, given) => {
        const offset = parser.startIndex
        if (name === 'summary') named.add(open.at(-1))
        open.push(offset)
        if (!elements.has(name)) {
          const fix = `Write it in markdown; allowed as HTML are ${[...elements].join(', ')}.`
          issues.push({ offset, cause: `The HTML element <${name}> is not allowed in a text.`, fix })
        } else
          for (const [attribute, value] of Object.entries(given)) {
            const found = attributeIssue(name, attribute, value)
            if (found) issues.push({ offset, ...found })
          }
      },
      onclosetag: (name, isImplied) => {
        const offset = open.pop()!
        const cause = 'Without a summary a browser names <details> in its own language.'
        if (name === 'details' && !named.has(offset)) issues.push({ offset, cause, fix: 'Begin it with <summary>.' })
        if (!isImplied) ends.add(parser.startIndex)
        else if (elements.has(name) && !voids.has(name))
          issues.push({ offset, cause: `<${name}> is not closed.`, fix: `Write </${name}> at its end.` })
      },
    },
    // In XML mode nothing is swallowed after <script>, and nothing is closed that the text leaves open.
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(source)
  const stray = [...source.matchAll(/<\/[a-z]+/gi)].filter(({ index }) => !ends.has(index))
  return [
    ...issues,
    ...stray.map(({ 0: end, index }): Issue => ({
      offset: index,
      cause: `${end}> closes nothing.`,
      fix: 'Remove it.',
    })),
  ]
}
