import { Parser } from 'htmlparser2'
import type { Finding, Rule } from './rule'

/** Elements and attributes that may stand as HTML in markdown; the site's security policy blocks the rest or they would break the page. */
const elements = new Set([
  'abbr',
  'bdi',
  'br',
  'cite',
  'del',
  'details',
  'dfn',
  'ins',
  'kbd',
  'mark',
  'q',
  'samp',
  'small',
  'span',
  'sub',
  'summary',
  'sup',
  'time',
  'var',
  'wbr',
])
const attributes = new Set(['cite', 'datetime', 'dir', 'lang', 'open', 'title'])

const elementFixes: Partial<Record<string, string>> = {
  a: 'Write the link as [words](page:id) or [words](https://…).',
  img: 'Write the picture as ![what it shows](file.jpg).',
  script: 'Remove it; scripts belong to the site’s code.',
  iframe: 'Remove it and link to the page: [words](https://…).',
}

function attributeFix(name: string): string {
  if (name.startsWith('on')) return `Remove ${name}; articles run no scripts.`
  if (name === 'style') return 'Remove style; the looks come from the site’s style sheets.'
  return `Remove ${name}; allowed are ${[...attributes].join(', ')}.`
}

/** What is wrong with the tags in a piece of HTML, at its offset in the text. */
function findings(html: string, from: number): Finding[] {
  const found: Finding[] = []
  const parser = new Parser({
    onopentag: (name, given) => {
      const at = from + parser.startIndex
      if (!elements.has(name)) {
        const fix = elementFixes[name] ?? `Write it in markdown; allowed as HTML are ${[...elements].join(', ')}.`
        found.push({ at, cause: `The HTML element <${name}> is not allowed in an article.`, fix })
        return
      }
      for (const attribute of Object.keys(given).filter((key) => !attributes.has(key)))
        found.push({
          at,
          cause: `The attribute ${attribute} of <${name}> is not allowed in an article.`,
          fix: attributeFix(attribute),
        })
    },
  })
  parser.end(html)
  return found
}

/** Raw HTML as far as it can do harm or break the page. */
export const rawHtml: Rule = ({ text, nodes }) =>
  nodes
    .filter(({ name }) => name === 'HTMLBlock' || name === 'HTMLTag')
    .flatMap(({ from, to }) => findings(text.slice(from, to), from))
