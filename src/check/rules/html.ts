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

const voids = new Set(['br', 'wbr'])

const elementFixes: Partial<Record<string, string>> = {
  a: 'Write the link as [words](page:id) or [words](https://…).',
  b: 'Write **words**.',
  strong: 'Write **words**.',
  i: 'Write *words*.',
  em: 'Write *words*.',
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

/** Raw HTML as far as it can do harm or break the page. Comments too: browsers and parsers do not agree where they end. */
export const rawHtml: Rule = ({ text, parts }) =>
  parts
    .filter(({ node }) => node.type === 'html')
    .flatMap(({ from, to }) =>
      /^<[!?]/.test(text.slice(from))
        ? [
            {
              at: from,
              cause: 'Everybody can read this in the source of the page.',
              fix: 'Take it out; a text has no hidden notes.',
            },
          ]
        : findings(text.slice(from, to), from),
    )

/** Every allowed element is closed, the inner ones first: an open one would take in what follows, a stray end would cut the page. */
export const balancedHtml: Rule = ({ text, parts }) => {
  const open: { name: string; at: number }[] = []
  const unclosed = ({ name, at }: { name: string; at: number }) => ({
    at,
    cause: `<${name}> is not closed.`,
    fix: `Write </${name}> at its end.`,
  })
  const found: Finding[] = []
  for (const { from, to } of parts.filter(({ node }) => node.type === 'html'))
    for (const match of text.slice(from, to).matchAll(/<(\/?)([a-z]+)\b[^>]*>/gi)) {
      const name = match[2]!.toLowerCase()
      const at = from + match.index
      if (voids.has(name) || (!match[1] && !elements.has(name))) continue
      const place = open.findLastIndex((other) => other.name === name)
      if (!match[1]) open.push({ name, at })
      else if (place >= 0) found.push(...open.splice(place).slice(1).map(unclosed))
      else if (elements.has(name) || !text.slice(0, at).toLowerCase().includes(`<${name}`))
        found.push({ at, cause: `</${name}> closes nothing.`, fix: 'Remove it.' })
    }
  return [...found, ...open.map(unclosed)]
}
