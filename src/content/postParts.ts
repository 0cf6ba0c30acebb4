/** An article in the parts between which a post shows something of its own. */
export interface PostParts {
  /** The first paragraph, which answers what the title asks; empty where the text begins with something else. */
  opening: string
  /** What follows it, up to the third second-level heading. */
  first: string
  rest: string
}

const paragraph = /^\s*<p>.*?<\/p>\s*/s
const sections = /^(?=<h2[ >])/m

/** Sections, what stands above the first heading included, after which a post leads to the product. */
const before = 3

/** Takes the HTML of an article apart; together the parts are the article again. */
export function postParts(html: string): PostParts {
  const [opening = ''] = paragraph.exec(html) ?? []
  const parts = html.slice(opening.length).split(sections)
  return { opening, first: parts.slice(0, before).join(''), rest: parts.slice(before).join('') }
}
